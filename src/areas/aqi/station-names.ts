/** A station without its city and who runs it, which its page tells: `Anand Vihar` of `Anand Vihar, Delhi - DPCC`. */
export const shortStationName = (name: string): string => name.replace(/(?:,\s*[^,]*)?\s*-\s*[^-]*$/, '');
