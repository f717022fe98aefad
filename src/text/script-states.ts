/** The states where the languages of these scripts are at home. */
const HOMES: readonly (readonly [script: RegExp, states: readonly string[]])[] = [
  [/\p{Script=Bengali}/u, ['West Bengal', 'Assam', 'Tripura']],
  [/\p{Script=Gurmukhi}/u, ['Punjab', 'Haryana', 'Chandigarh']],
  [/\p{Script=Gujarati}/u, ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  [/\p{Script=Oriya}/u, ['Odisha']],
  [/\p{Script=Tamil}/u, ['Tamil Nadu', 'Puducherry']],
  [/\p{Script=Telugu}/u, ['Andhra Pradesh', 'Telangana']],
  [/\p{Script=Kannada}/u, ['Karnataka']],
  [/\p{Script=Malayalam}/u, ['Kerala', 'Lakshadweep']],
];

/** The states of the language in whose letters a text is written; undefined for Latin, Devanagari and Urdu letters. */
export const statesOfScript = (text: string): readonly string[] | undefined => HOMES.find(([script]) => script.test(text))?.[1];
