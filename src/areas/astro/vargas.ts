/** Divisional charts: the sign (0 Mesha) of a sidereal longitude in each. Rules of Parashara. */
export const VARGAS = {
  D1: { title: 'Rashi', signOf: (longitude: number) => Math.floor(longitude / 30) },
  /** Nine parts of a sign, counted from the movable sign of its element: the same as going on through the zodiac. */
  D9: { title: 'Navamsha', signOf: (longitude: number) => Math.floor((longitude * 9) / 30 + 1e-9) % 12 },
  /** Ten parts: from the sign itself where it is odd, from the ninth where it is even. */
  D10: {
    title: 'Dashamsha',
    signOf(longitude: number) {
      const sign = Math.floor(longitude / 30);
      return (sign + (sign % 2 === 0 ? 0 : 8) + Math.floor((longitude % 30) / 3 + 1e-9)) % 12;
    },
  },
} as const;
export type Varga = keyof typeof VARGAS;
