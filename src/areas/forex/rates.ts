/** Eight significant digits: as many as the publisher gives. */
export const roundRate = (value: number): number => Number(value.toPrecision(8));
