import { expect, it } from 'vitest';
import { runSync } from '../../src/kernel/chunked.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { makeLexicon } from '../../src/search/lexicon.ts';
import { SEARCHED_AREAS } from '../../src/search/searched-areas.ts';
import { random } from './templates/draw.ts';

const QUESTIONS = 1500;
const JOINS = 'and,or,vs,aur,ya,to,from,in,on,with,without,than,between,se,ka,per,of,for,plus,not'.split(',');
const ASKS =
  'difference,cheapest,how many,which is cheaper,top 5,average,is,when,change since,costlier,how much,list,most,second highest,percent of,total,days until,next 3,below,above,price,today,last year,tomorrow,5 december,2027,per kg,10 gram,100,1 lakh,12951,560034,5%,in rupees,new,main'.split(
    ',',
  );

// Each part of a question is asked by itself: one that holds the words of another would be asked of without end.
it(`rows of any words, some of them twice, end: ${QUESTIONS} of them`, { timeout: 600_000 }, async () => {
  const names = [...runSync(makeLexicon(SEARCHED_AREAS)).exact.keys()];
  const below = random(29);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  for (let count = 0; count < QUESTIONS; count += 1) {
    const words: string[] = [];
    for (let left = 2 + below(6); left > 0; left -= 1)
      words.push(pick([names, names, names, JOINS, JOINS, ASKS, words.length > 0 ? words : names][below(7)] ?? names));
    expect(await findDirectAnswers(words.join(' ')), words.join(' ')).toBeInstanceOf(Array);
  }
});
