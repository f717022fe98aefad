/** Questions that have no answer here: a figure told for one is false. */
const ABROAD = ['london', 'new york', 'lahore', 'kathmandu', 'colombo', 'sydney', 'toronto', 'dhaka', 'tokyo'];
const THINGS = ['tomato', 'onion', 'iphone 17', 'cement', 'steel', 'milk', 'sugar', 'land', 'flat', 'tractor', 'royal enfield', 'sofa'];
const PLACES = ['delhi', 'mumbai', 'chennai', 'jaipur', 'kerala'];
const FIGURES = ['petrol price', 'diesel rate', 'gold price', 'silver rate', 'bitcoin price', 'usd to inr'];
const FUTURE = ['in 2035', 'next year', 'prediction', 'forecast', 'after 5 years', 'in december 2027', 'next month'];
const PAST = ['in 1950', 'in 1895', 'on 3 march 1962'];
const ABOUT = [
  'is {thing} legal in india',
  'why is {thing} so expensive',
  'how is {thing} made',
  'who invented {thing}',
  'side effects of {thing}',
  'should i buy {thing} now',
  'best {thing} brand',
  'history of {thing}',
];
const SUBJECTS = ['petrol', 'gold', 'bitcoin', 'whisky', 'diesel', 'silver'];
const ELSEWHERE = [
  'pincode of {abroad}',
  '{abroad} rto code',
  'trains from delhi to {abroad}',
  'ifsc code of barclays bank {abroad}',
  'weather in {abroad} hospital wing',
  'petrol price in {abroad}',
  'drinking age in {abroad}',
  '{abroad} station code',
  'gst code of {abroad}',
  'schemes in {abroad}',
];
const NONE = [
  'who is the best cricketer',
  'recipe of paneer tikka',
  'how to lose weight',
  'girlfriend kaise banaye',
  'movie ticket booking',
  'jobs in {place}',
  'hotels in {place}',
  'doctor near me',
  'meaning of life',
  'translate hello to french',
  'rent in {place}',
  'school admission {place}',
  'exam result 2026',
  'ipl winner',
  'share price of reliance',
  'nifty today',
  'house price in {place}',
  'salary of ias officer',
  'bus from {place} to manali',
  'flight {place} to goa',
];
const DIGITS = [
  '999999 pin code',
  'pin 000000',
  'ifsc SBIN9999999',
  'train 99999',
  'XX12 rto',
  'hsn code 99999999',
  'gst state code 85',
  'ZZ 01 AB 1234',
];
const NEGATED = [
  'petrol price not in delhi',
  'gold rate except mumbai',
  'trains from delhi to mumbai without sleeper but not rajdhani',
  'holidays not in 2026',
];

const cross = (patterns: readonly string[], slot: string, values: readonly string[]): string[] =>
  patterns.flatMap((one) => (one.includes(`{${slot}}`) ? values.map((value) => one.replace(`{${slot}}`, value)) : [one]));

export const TRAPS: readonly string[] = [
  ...cross(ELSEWHERE, 'abroad', ABROAD),
  ...cross(
    ['{thing} price in mumbai', 'price of {thing}', '{thing} ka bhav kya hai', '{thing} kitne ka hai delhi me', '{thing} rate today'],
    'thing',
    THINGS,
  ),
  ...FIGURES.flatMap((figure) => [...FUTURE, ...PAST].map((when) => `${figure} ${when}`)),
  ...cross(ABOUT, 'thing', SUBJECTS),
  ...cross(NONE, 'place', PLACES),
  ...DIGITS,
  ...NEGATED,
];
