import { normaliseDevanagari } from '../text/fold.ts';

const table = (lines: string): ReadonlyMap<string, number> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [value = '', ...words] = line.trim().split(' ');
        return words.map((word): [string, number] => [normaliseDevanagari(word), Number(value)]);
      }),
  );

/** Numbers that people write out, in English, in Hindi, and in Hindi by Latin letters. */
export const NUMBER_WORDS = table(`
  0.25 quarter pav paav paao पाव
  0.5 half aadha adha aadhi adhi आधा आधी
  1 one ek एक
  1.25 sava सवा
  1.5 dedh deadh डेढ़ डेढ
  2 two do दो
  2.5 dhai dhaai adhai ढाई
  3 three teen तीन
  4 four char chaar चार
  5 five paanch panch पांच पाँच
  6 six chhe chah छह छः
  7 seven saat सात
  8 eight aath आठ
  9 nine nau नौ
  10 ten das दस
  11 eleven gyarah ग्यारह
  12 twelve barah baarah बारह
  15 fifteen pandrah पंद्रह
  20 twenty bees बीस
  25 twentyfive pachis pachees पच्चीस
  30 thirty tees तीस
  40 forty chalis chalees चालीस
  50 fifty pachas pachaas पचास
  60 sixty saath साठ
  70 seventy sattar सत्तर
  75 seventyfive pachhattar पचहत्तर
  80 eighty assi अस्सी
  90 ninety nabbe नब्बे
`);

/** What a number before it is multiplied by. */
export const MULTIPLIERS = table(`
  100 hundred hundreds sau सौ
  1000 k thousand thousands hazar hazaar hajar hajaar हज़ार हजार
  100000 lakh lakhs lac lacs लाख
  10000000 crore crores cr karod करोड़ करोड
  1000000 million millions mn mio मिलियन
  1000000000 billion billions bn अरब arab
`);

/** Devanagari figures as Latin ones: `१०` is `10`. */
export const latinFigures = (text: string): string => text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));
