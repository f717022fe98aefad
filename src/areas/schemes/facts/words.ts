/** A name in English and Hindi. */
export interface Words {
  en: string;
  hi: string;
}
