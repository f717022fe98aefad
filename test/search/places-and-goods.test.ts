import { describe, expect, it } from 'vitest';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';

const english = (words: Parameters<typeof toLocalizedText>[0] | null | undefined): string => (words ? toLocalizedText(words).en : '');

/** The first answer as one line. */
async function saysTo(typed: string): Promise<string> {
  const [first] = await findDirectAnswers(typed);
  return first ? [first.title, first.answer, first.detail].map(english).join(' | ') : 'nothing';
}

describe('banks of a place', () => {
  it.each([
    ['banks in kolkata', /^Banks with branches in Kolkata \| 2 banks \| State Bank of India: \d+ branches/],
    ['कोलकाता में बैंक', /^Banks with branches in Kolkata/],
    ['how many banks in goa', /^Banks with branches in Goa \| 3 banks/],
    ['which bank has fewest branches in mumbai', /^Banks with the fewest branches in Mumbai \| 5: .*: 1 branch; .*: 1 branch \| Of \d+$/],
  ])('are counted and told: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('are not told for a question about one', async () => {
    expect(await saysTo('bank holidays in kolkata')).not.toMatch(/^Banks with/);
  });
});

describe('branches of a bank', () => {
  it('near a PIN code are those with it in their address', async () => {
    expect(await saysTo('nearest sbi branch to 700001')).toMatch(/PIN code 700001 in their address \| 5 branches \| .*SBIN0001218/);
    expect(await saysTo('icici ifsc 700001')).toMatch(/PIN code 700001 in their address \| 1 branch \| .*ICIC0001295/);
    expect(await saysTo('hdfc bank 700002')).toMatch(/has none; what is nearest is not worked out/);
  });

  it.each(['SBIN9999999', 'is HDFC9999999 valid'])('have no code without a zero: %s', async (typed) => {
    expect(await saysTo(typed)).toMatch(/is not an IFSC .* Position 5 is 9/);
  });
});

describe('bottles', () => {
  it('of two labels have a price each', async () => {
    const [one, other] = await findDirectAnswers('red label and old monk price');
    expect([one, other].map((answer) => english(answer?.title))).toEqual([
      'Johnnie Walker Red Label Blended Scotch Whisky, 750 ml',
      'Old Monk Very Old Vatted Matured Rum, 750 ml',
    ]);
  });
});

describe('places that no list has', () => {
  it.each([
    ['pin code and rto code of koramangala', [/^PIN code of Koramangala/, /^RTOs of .* district, where Koramangala is/]],
    ['indiranagar sector 9 pincode', [/no post office called “indiranagar sector 9” .*Indiranagar Sec-?\d+ 226016/]],
    ['indiranagar sector 14 pincode', [/^PIN code of Indiranagar Sec-?14 \| 226016/]],
    ['हजरतगंज लखनऊ पिनकोड', [/no post office called “हजरतगंज”/]],
  ] as const)('are found by their post office: %s', async (typed, said) => {
    const answers = await findDirectAnswers(typed);
    const lines = answers.map(({ title, answer, detail }) => [title, answer, detail].map(english).join(' | '));
    for (const [at, one] of said.entries()) expect(lines[at]).toMatch(one);
  });
});

describe('letters of plates', () => {
  it.each([
    ['ka stands for which state in number plate', /^KA on number plates \| Karnataka/],
    ['which state is WB', /^WB on number plates \| West Bengal/],
    ['what does TN mean on number plate', /^TN on number plates \| Tamil Nadu/],
    ['dl ka full form number plate', /^DL on number plates \| Delhi/],
  ])('stand for a state: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });

  it('are not asked for in every sentence with two letters', async () => {
    expect(await saysTo('what is the meaning of up')).not.toMatch(/number plates/);
  });
});

describe('what moved most', () => {
  it.each([
    ['which currency fell most this month', /No price of November 2026/],
    ['which currency rose most against rupee this year', /^What rose most, in percent \| [A-Z]{3}: up ₹/],
    ['top 3 currencies that fell most since january', /\| .*: down .*; .*: down .*; .*: down /],
    ['when did petrol rise most', /^Petrol in New Delhi: change \| .* 20\d\d: up ₹/],
  ])('is ranked by percent: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('goods', () => {
  it('of one sort are not told for all: Australian lupins', async () => {
    expect(await saysTo('hsn for lupin seeds')).toMatch(/“lupin seeds” is not understood .*AUSTRALIAN LUPIN SEEDS/);
  });

  it.each([
    ['hsn for door lock', /^HSN 8301/],
    ['sac code for consulting', /^SAC 9983 /],
  ])('are not those whose words a heading only lists beside each other: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('days', () => {
  it('without a year are the last such of a price', async () => {
    expect(await saysTo('usd to inr on 15 august')).not.toMatch(/2027/);
    expect(await saysTo('petrol price till 1 june delhi')).toMatch(/^Petrol in Delhi \| ₹/);
  });
});

describe('tax on a sum', () => {
  it.each([
    ['price before gst if total is 1180', /18%: ₹180\.00 of it; without it ₹1,000\.00/],
    ['add gst to 5000', /18%: ₹900\.00; with it ₹5,900\.00/],
    ['price including 5 percent gst on 2500', /₹125\.00; with it ₹2,625\.00/],
    ['2500 including 5% gst', /₹119\.05 of it/],
    ['gst removed from 2360', /18%: ₹360\.00 of it; without it ₹2,000\.00/],
  ])('without a rate is told by the usual ones: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('what is no price', () => {
  it.each([
    ['hallmark charges on gold', /^Gold \| {2}\| What jewellers and hallmarking cost is not on record/],
    ['top 5 crypto by market cap', /Only prices are on record/],
    ['what is 29 in gst number', /^GST state code 29 \| Karnataka/],
    ['hdfc swift code', /^HDFC Bank: SWIFT code \| {2}\| The list has it of branches only/],
    ['domestic vs commercial lpg price delhi', /^LPG cylinder in Delhi, 14\.2 kg and LPG cylinder for shops in Delhi, 19 kg \| ₹/],
    ['sbi branch code 300', /^IFSC SBIN0000300 \| State Bank of India/],
  ])('is told as what it is: %s', async (typed, said) => {
    expect(await saysTo(typed)).toMatch(said);
  });
});

describe('today and yesterday', () => {
  it('compared are a question of yesterday', async () => {
    expect(await saysTo('is silver cheaper today than yesterday')).toMatch(/No price of 20 Nov 2026/);
  });
});

describe('addresses', () => {
  it('are told with whether they are public', async () => {
    expect(await saysTo('is 192.168.1.1 public')).toMatch(/^Address 192.168.1.1 \| Private use/);
  });
});

describe('words as they are heard', () => {
  it('are known by many consonants sooner than by two slips', async () => {
    expect(await saysTo('silendar ka dam')).toMatch(/^LPG cylinder/);
  });
});

describe('the rupee and other money', () => {
  it('is told for the money of the country beside a unit that it does not have', async () => {
    expect(await saysTo('zimbabwe dollar to inr')).not.toMatch(/USD/);
    expect(await saysTo('canada dollar to inr')).toMatch(/^1 CAD in INR/);
  });

  it('is lowest where a dollar costs most, and itself in rupees', async () => {
    expect(await saysTo('rupee record low against dollar')).toMatch(/^1 USD in INR: highest/);
    expect(await saysTo('100 inr in rupees')).toMatch(/^100 INR in INR \| ₹100/);
  });
});
