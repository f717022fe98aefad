/** A way to be driven, in kilometres, and how far a litre takes the vehicle. */
export interface Trip {
  km: number;
  kmPerLitre: number;
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const KM = '(?:kms?|kilomet(?:er|re)s?|किमी|किलोमीटर)';
const LITRE = '(?:l|ltrs?|lit(?:er|re)s?|लीटर)';
/** `18 kmpl`, `18 km per litre`, `18 ka mileage`, `mileage 18`. */
const MILEAGE = new RegExp(
  `${NUMBER}\\s*(?:kmpl|${KM}\\s*(?:\\/|per|a|prati|प्रति|pl)\\s*${LITRE}|(?:${KM}\\s*)?(?:(?:k[aei]|का|के|की)\\s+)?(?:mileage|average|माइलेज|एवरेज))|(?:mileage|average|माइलेज|एवरेज)\\s*(?:of|is|hai|=|है)?\\s*${NUMBER}`,
  'iu',
);
const WAY = new RegExp(`${NUMBER}\\s*${KM}(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])${KM}\\s*${NUMBER}`, 'iu');

/** The trip that a question tells, `500 km at 18 kmpl`; undefined where the way or the mileage is missing. */
export function readTrip(text: string): Trip | undefined {
  const plain = text.replace(/(\d),(?=\d)/g, '$1');
  const mileage = MILEAGE.exec(plain);
  const way = mileage && WAY.exec(plain.replace(mileage[0], ' '));
  const [km, kmPerLitre] = [Number(way?.[1] ?? way?.[2]), Number(mileage?.[1] ?? mileage?.[2])];
  return km > 0 && kmPerLitre > 0 ? { km, kmPerLitre } : undefined;
}
