import codes from './states.json' with { type: 'json' };

/** The first two digits of a GSTIN. Names as in the table of states; 25 and 28 are out of use but still stand on live numbers. */
export const GST_STATES: Readonly<Record<string, string>> = codes.states;

/** The fourth letter of a PAN: what kind of person holds it. */
export const PAN_HOLDERS: Readonly<Record<string, string>> = codes.holders;
