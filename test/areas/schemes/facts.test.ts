import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../../src/areas/schemes/facts/documents.ts';
import { sumsIn } from '../../../src/areas/schemes/facts/rupees.ts';
import { readStatements } from '../../../src/areas/schemes/facts/statements.ts';
import { takeFacts } from '../../../src/areas/schemes/facts/take-facts.ts';
import type { SchemeFacts, SchemePage } from '../../../src/areas/schemes/facts/types.ts';

const EMPTY: SchemePage = { name: '', details: '', benefits: '', eligibility: '', documents: [], application: [] };
const factsOf = (page: Partial<SchemePage>): SchemeFacts => takeFacts({ ...EMPTY, ...page }).facts;
/** Facts of an eligibility text. */
const of = (eligibility: string): SchemeFacts => factsOf({ eligibility });

describe('sentences of a page', () => {
  it('begin anew where the next condition does, with and without a full stop', () => {
    const text = 'The applicant should be a cobbler The applicant must live in Odisha. Dr. Rao, i.e. The head, signs. Note: Bring a pen.';
    expect(readStatements(text, 'eligibility').map((one) => one.text)).toEqual([
      'The applicant should be a cobbler',
      'The applicant must live in Odisha.',
      'Dr. Rao, i.e. The head, signs.',
      'Note: Bring a pen.',
    ]);
  });

  it('tell what is required from what is preferred, forbidden or for some alone', () => {
    const [required, preferred, forbidden, partial] = readStatements(
      '- The applicant must be 20 years old.\n- Preference is given to widows.\n- The applicant must not be employed.\n- For women, the limit is 40.',
      'eligibility',
    );
    expect(required).toMatchObject({ aside: false, negative: false, partial: false });
    expect(preferred).toMatchObject({ aside: true });
    expect(forbidden).toMatchObject({ negative: true });
    expect(partial).toMatchObject({ partial: true });
  });
});

it('what follows a preference is preferred too, until an applicant is spoken of', () => {
  const facts = of(
    'The preference will be given to: Widows of the village. Persons with an annual income not exceeding ₹2,00,000/- per annum. The applicant should be 21 to 50 years of age.',
  );
  expect(facts).toMatchObject({ ages: [[21, 50]] });
  expect(facts.income).toBeUndefined();
});

it('what is forbidden besides does not undo what is required', () => {
  expect(of('The applicants should belong to a Below Poverty Line (BPL) family and do not have a steady income.').bpl).toBe(true);
});

describe('sums', () => {
  it.each([
    ['₹1,20,000/- a year', [120_000]],
    ['Rs. 2.5 lakh or INR 3 crore', [250_000, 30_000_000]],
    ['5 lakhs for 12 months', [500_000]],
    ['class 10 and 40 %', []],
  ])('%s', (text, sums) => {
    expect([...sumsIn(text)].map(({ rupees }) => rupees)).toEqual(sums);
  });
});

describe('ages', () => {
  it.each<[string, SchemeFacts['ages']]>([
    ['The applicant should be between 18 and 40 years of age.', [[18, 40]]],
    ['The age of the applicant must not be more than 35 years.', [[null, 35]]],
    ['The applicant must be above the age of 21 years and below 58 years.', [[21, 58]]],
    ['The applicant should have attained 60 years of age.', [[60, null]]],
    ['The minimum age is 18 years. The maximum age is 45 years.', [[18, 45]]],
    [
      'The applicant’s age should be 18-35 years and up to 40 years for SC/ST candidates.',
      [
        [18, 35],
        [18, 40],
      ],
    ],
    [
      'The applicant must be 18 to 30 years of age. For women, the upper age limit is relaxed by 5 years.',
      [
        [18, 30],
        [18, 35],
      ],
    ],
    ['The applicant must be 18 to 30 years of age. The age limit may be relaxed in deserving cases.', [[18, null]]],
    [
      'The age limit for enrolment: 11-13 years for Class 6 12-14 years for Class 7 13-15 years for Class 8.',
      [
        [11, 13],
        [12, 14],
        [13, 15],
      ],
    ],
    ['The applicant must have lived in the state for at least 15 years.', undefined],
    ['The applicant must keep goats that are 2 to 3 years of age.', undefined],
    ['The applicant must be married. The age of the bride should be at least 18 years.', undefined],
  ])('%s', (text, ages) => {
    expect(of(text).ages).toEqual(ages);
  });

  it('of a child are told as those of a child', () => {
    expect(of('The child should be between 4 and 14 years of age.')).toMatchObject({ ages: [[4, 14]], ages_of: 'child' });
  });

  it('of several kinds of applicants are not told', () => {
    expect(
      of('For Trainees: The applicant must be 18 to 30 years of age. For Trainers: The applicant must be 25 to 60 years of age.').ages,
    ).toBeUndefined();
  });
});

describe('income', () => {
  it.each<[string, number[] | undefined]>([
    ['The annual family income should not exceed ₹2,50,000/-.', [250_000]],
    ['The household income must be less than ₹5,000 per month.', [60_000]],
    ['The family income should be below ₹98,000/- in rural areas and ₹1,20,000/- in urban areas.', [98_000, 120_000]],
    ['There is no income limit.', []],
    ['The family should hold a BPL card or have an annual income below ₹1,00,000/-.', undefined],
    ['The applicant should pay income tax on at least ₹5,00,000/-.', undefined],
    ['The annual family income must not exceed ₹3,00,000/-. For sweepers, there is no income limit.', undefined],
  ])('%s', (text, income) => {
    expect(of(text).income).toEqual(income);
  });

  it('is told to be the applicant’s own where it is not the family’s', () => {
    expect(of('The applicant’s annual income should not exceed ₹80,000/-.').income_of).toBe('own');
    expect(of('The annual income should not exceed ₹80,000/-.').income_of).toBeUndefined();
    expect(of('The annual income of the applicant’s family should not exceed ₹80,000/-.').income_of).toBeUndefined();
  });
});

describe('categories', () => {
  it.each<[string, SchemeFacts['castes']]>([
    ['The applicant must belong to the Scheduled Caste (SC) or Scheduled Tribe (ST) category.', ['SC', 'ST']],
    ['The applicant should belong to a minority community, i.e. Muslims, Sikhs, and Parsis.', ['minority']],
    ['The applicant may belong to any caste.', []],
    ['Applicants of the General, OBC, SC and ST categories are eligible.', []],
    ['The applicant must hold an M.Sc. from any university.', undefined],
    ['Preference is given to persons of the Scheduled Castes.', undefined],
    ['The applicant must belong to the SC category or the fishing community.', undefined],
    ['One of the partners should belong to a Scheduled Caste.', undefined],
  ])('%s', (text, castes) => {
    expect(of(text).castes).toEqual(castes);
  });

  it('beside other groups are alternatives', () => {
    const facts = of('The applicant should belong to one of the following groups - Scheduled Castes, Minorities and Safai Karamcharis.');
    expect(facts.one_of).toEqual(['caste:SC', 'caste:minority', 'occupation:sanitation-worker']);
    expect(facts.castes).toBeUndefined();
  });
});

describe('persons', () => {
  it.each<[string, Partial<SchemeFacts>]>([
    ['The applicant should be a woman.', { gender: 'female' }],
    ['The applicant must be a widow, a deserted woman or an unmarried woman.', { gender: 'female' }],
    ['The applicant should be a widow of Goa.', { gender: 'female', widow: true }],
    ['Both men and women can apply.', { gender: 'any' }],
    ['The applicant should have a disability of at least 40%.', { disability: true, disability_percent: 40 }],
    ['The applicant should belong to a Below Poverty Line (BPL) family.', { bpl: true }],
    ['The applicant should be unemployed.', { unemployed: true }],
    ['The applicant should be pregnant.', { pregnant: true }],
    ['The applicant should be an orphan.', { orphan: true }],
  ])('%s', (text, facts) => {
    expect(of(text)).toMatchObject(facts);
  });

  it.each<[string, keyof SchemeFacts]>([
    ['The applicant should be a farmer or a woman of the village.', 'gender'],
    ['The boys are eligible up to class 5. The girl child should be 5 to 18 years of age.', 'gender'],
    ['The applicant should be the child of a poor widow.', 'gender'],
    ['The applicant must be a senior citizen or a person with a disability.', 'disability'],
    ['The family may be APL or BPL.', 'bpl'],
    ['The applicant should be a widow or an orphan.', 'widow'],
  ])('%s is no such condition', (text, name) => {
    expect(of(text)[name]).toBeUndefined();
  });

  it('are not asked anything where only bodies can apply', () => {
    expect(of('The applicant should be a registered society. The society must serve persons above 60 years of age.')).toEqual({
      applicant: 'body',
      others: 2,
    });
  });
});

describe('occupations', () => {
  it.each<[string, string[] | undefined, SchemeFacts['occupation_of']]>([
    ['The applicant should be a farmer.', ['farmer'], undefined],
    ['The applicant should be a registered construction worker.', ['construction-worker'], undefined],
    ['The applicant should be the daughter of a registered construction worker.', ['construction-worker'], 'family'],
    ['The applicant must be an ex-serviceman or a widow of an ex-serviceman.', ['ex-serviceman'], 'either'],
    ['The deceased should have been a fisherman.', ['fisherman'], 'family'],
    ['The applicant must be a farmer, villager or village head.', undefined, undefined],
    ['The certificate must be issued by a government officer.', undefined, undefined],
    [
      'The children of registered construction workers can apply. The construction workers should be registered with the board.',
      ['construction-worker'],
      'family',
    ],
    ['The applicant should be a journalist. A newspaper hawker is also eligible to apply.', undefined, undefined],
    ['The applicant must be a coach of an athlete. The coach must have trained at least five players.', undefined, undefined],
  ])('%s', (text, occupations, whose) => {
    const facts = of(text);
    expect(facts.occupations).toEqual(occupations);
    expect(facts.occupation_of).toBe(whose);
  });
});

describe('study', () => {
  it.each<[string, Partial<SchemeFacts>]>([
    ['The applicant must be a student studying in classes IX to XII.', { student: true, classes: [9, 12] }],
    ['The applicant should have passed 10th standard.', { passed: 10 }],
    ['The applicant should be a student. The applicant must have secured at least 60% marks.', { student: true, marks: [60] }],
  ])('%s', (text, facts) => {
    expect(of(text)).toMatchObject(facts);
  });

  it.each([
    'The applicant may be a student or a teacher.',
    'The household should be enrolled in the state survey.',
    'The applicant should be enrolled as an Advocate in the Bar Council.',
    'The applicant should be enrolled in the Employment Bank.',
  ])('%s is no such condition', (text) => {
    expect(of(text).student).toBeUndefined();
  });
});

describe('places', () => {
  it('name the state whose scheme it is, and that only its residents can apply', () => {
    const facts = factsOf({
      details: 'A scheme by the Department of Fisheries, Government of Kerala.',
      eligibility: 'The applicant must be a permanent resident of Kerala.',
    });
    expect(facts).toMatchObject({ state: 'Kerala', residents: true });
  });

  it('tell a scheme of the Union from one of a state', () => {
    expect(factsOf({ details: 'A scheme of the Ministry of Textiles, Government of India.' }).state).toBe('All');
    expect(factsOf({ details: 'A scheme to help people.' }).state).toBeUndefined();
  });
});

describe('what is given', () => {
  it('tells sums with how often, and no cost or fee', () => {
    const { gives } = factsOf({
      benefits: 'A pension of ₹1,500/- per month. A one-time grant of up to ₹20,000/-. The application fee is ₹50/-.',
    });
    expect(gives).toEqual([
      { kind: 'money', rupees: 1500, per: 'month' },
      { kind: 'money', rupees: 20_000, most: true },
    ]);
  });

  it('tells loans, their interest and the part of a cost that is paid', () => {
    expect(
      factsOf({ benefits: 'A loan of up to ₹2,00,000/- at 4% interest per annum. 50% subsidy on the cost of the boat.' }),
    ).toMatchObject({
      gives: [{ kind: 'loan', rupees: 200_000, most: true }],
      interest_percent: [4],
      subsidy_percent: [50],
    });
  });

  it('tells no things that money is given for, that are not given, or that only share a word', () => {
    const thingsOf = (benefits: string) => factsOf({ benefits }).in_kind;
    expect(thingsOf('₹75,000/- is paid to cover expenses for boarding and lodging.')).toBeUndefined();
    expect(thingsOf('The programme does not include boarding, lodging or transport.')).toBeUndefined();
    expect(thingsOf('Seed capital of 20%. IFA tablets are distributed.')).toBeUndefined();
    expect(thingsOf('Check-ups and Iron Folic Acid (IFA) tablets.')).toBeUndefined();
    expect(thingsOf('NOTE 3: Interns would be required to have their own laptops.')).toBeUndefined();
    expect(thingsOf('Boarding & Lodging: The Interns will be required to make their own arrangements.')).toBeUndefined();
    expect(thingsOf('The basic lodging facilities can be made available on a payment basis.')).toBeUndefined();
    expect(thingsOf('Laptop Connectivity and Mobility Support ₹2500/- shall be paid to each intern.')).toBeUndefined();
    expect(thingsOf('Every girl of class 9 is given a laptop of her choice.')).toEqual(['laptop']);
    expect(thingsOf('₹2,000/- a month. Free bicycles are given.')).toEqual(['bicycle']);
  });

  it('tells a sum that is counted by things as one for each, whatever they are called, and one per person as what he gets', () => {
    const perOf = (benefits: string) => factsOf({ benefits }).gives?.map(({ per }) => per);
    expect(perOf('Subsidy of ₹25/- per liter of petrol for up to 10 liters.')).toEqual(['unit']);
    expect(perOf('₹10,000/- per kilowatt-hour (kWh) for two-wheelers.')).toEqual(['unit']);
    expect(perOf('A grant of ₹60,000/- per room is provided.')).toEqual(['unit']);
    expect(perOf('Assistance of ₹50,000/- per displaced family is given.')).toEqual([undefined]);
    expect(perOf('A loan subsidy of up to ₹ 50,000/- per student.')).toEqual([undefined]);
    expect(perOf('Class 1 to 5: ₹300/- per month2. Class 6: ₹3,000/- per annum20% more.')).toEqual(['month', 'year']);
  });

  it('tells numbers of people for no sums', () => {
    expect(factsOf({ benefits: 'Hot meals are served to 11.80 crore children. A grant of 2 lakh is given.' }).gives).toEqual([
      { kind: 'money', rupees: 200_000 },
    ]);
  });

  it('tells no cost that a project may have, nor the share of a bank or of the applicant', () => {
    expect(factsOf({ benefits: 'Project Cost Ceiling: Up to ₹1,50,000/-. A stall costing ₹16,367/-.' }).gives).toBeUndefined();
    expect(factsOf({ benefits: 'The total project outlay, with working capital, must not exceed ₹2,00,00,000/-.' }).gives).toBeUndefined();
    expect(
      factsOf({ benefits: 'A subsidy of 20% of the project cost. The balance 75% of the project cost will be paid by the bank.' }),
    ).toMatchObject({ subsidy_percent: [20] });
  });
});

describe('papers and ways', () => {
  it('are known by their kinds, each once', () => {
    const { documents } = factsOf({
      documents: ['Aadhaar Card', 'Copy of Aadhar', 'Two passport-size photographs', 'Certificate of caste', 'Anything else'],
    });
    expect(documents).toEqual(['aadhaar', 'photo', 'caste-certificate']);
  });

  it.each<[string, string[]]>([
    ['Copy of Jan Aadhaar Card', ['jan-aadhaar']],
    ['Course fee receipt', ['fee-receipt']],
    ['Permanent Account Number card', ['pan']],
    ['Marriage registration certificate', ['marriage-certificate']],
    ['Income certificate, caste certificate', ['income-certificate', 'caste-certificate']],
    ['Identity proof (Voter ID card/Driving licence)', ['voter-id', 'driving-licence', 'identity']],
    ['Brief history (please enclose separately)', []],
    ['Documents required at the time of filing the loan application', []],
  ])('%s', (entry, papers) => {
    expect(factsOf({ documents: [entry] }).documents ?? []).toEqual(papers);
  });

  it('that stand in for another one are not asked for', () => {
    const { documents } = factsOf({
      documents: ['Aadhaar card', 'In the absence of Aadhaar, any one of the following', 'PAN card', 'Passport'],
    });
    expect(documents).toEqual(['aadhaar']);
  });

  it('are read from a list that runs together', () => {
    const list = `Aadhaar card. Ration card. ${'A plain sheet of paper. '.repeat(20)}`;
    expect(factsOf({ documents: [list] }).documents).toEqual(['aadhaar', 'ration-card']);
    expect(factsOf({ documents: [list, 'PAN card'] }).documents).toEqual(['pan']);
  });

  it('have a name in both languages and a key of their own', () => {
    expect(DOCUMENTS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(DOCUMENTS.map(({ key }) => key)).size).toBe(DOCUMENTS.length);
    for (const { name } of DOCUMENTS) expect(name.hi).toMatch(/\p{Script=Devanagari}/u);
  });

  it('say where one applies and whom one calls', () => {
    const facts = factsOf({
      application: [
        { mode: 'Online', process: 'Open the portal. Helpline: 1800-123-4567.' },
        { mode: '', process: 'Offline Visit the office.' },
      ],
    });
    expect(facts).toMatchObject({ apply: ['online', 'office'], helpline: ['18001234567'] });
  });
});

it.each<[string, SchemeFacts['apply']]>([
  ['Visit the portal and click on “Register”.', ['online']],
  ['The filled form should be submitted to the District Social Welfare Officer.', ['office']],
  ['The department selects those who gain.', undefined],
])('reads from the steps where one applies when no heading says it: %s', (process, apply) => {
  expect(factsOf({ application: [{ mode: '', process }] }).apply).toEqual(apply);
});

it.each([
  ['Toll-free number: 1800-180-1111 / 1800-110-001', ['18001801111', '1800110001']],
  ['Helpdesk, call 9909926280 / 9909926180', ['9909926280', '9909926180']],
  ['Phone of the office: 0413-2334361', undefined],
])('knows a helpline from an office: %s', (process, helpline) => {
  expect(factsOf({ application: [{ mode: '', process }] }).helpline).toEqual(helpline);
});

it('gives the words that each fact rests on', () => {
  const eligibility = 'The applicant should be a woman. The applicant should be 21 to 50 years of age.';
  const { evidence } = takeFacts({ ...EMPTY, eligibility });
  const [span] = evidence.ages ?? [];
  expect(eligibility.slice(span?.start, span?.end)).toBe('The applicant should be 21 to 50 years of age.');
});

it('counts the conditions on which no fact rests, so that a scheme that fits by its facts is not told to fit by all', () => {
  const text = 'The applicant should be 21 to 50 years of age. The applicant must own a loom. The applicant must be a citizen of India.';
  expect(of(text)).toMatchObject({ ages: [[21, 50]], others: 1 });
});

describe('shares, interest and conditions of texts read in November 2026', () => {
  const given = (benefits: string) => {
    const { subsidy_percent, interest_percent } = factsOf({ benefits });
    return { subsidy: subsidy_percent, interest: interest_percent };
  };
  it.each<[string, number[] | undefined, number[] | undefined]>([
    ['Quantum of loan: need-based finance to meet up to 90% of expenses shall be considered.', undefined, undefined],
    [
      '70% subsidy on the price of the tractor. 20% of the total price will be a bank loan. 10% of the total price will be the beneficiary share.',
      [70],
      undefined,
    ],
    [
      'Scale of Subsidy: 50% of the Unit Cost. 1st installment: 60% of the unit cost. 2nd installment: 40% of the unit cost.',
      [50],
      undefined,
    ],
    ['The first installment is an advance of 80% of the sanctioned grant.', undefined, undefined],
    ['Maximum support up to ₹30 lakhs (excluding overhead charges @ 10% of the project cost).', undefined, undefined],
    ['The fellowship carries ₹32,000 per month + HRA (10%) with an annual contingent grant of ₹50,000.', undefined, undefined],
    ['Institutional finance (loan) of up to ₹70,000 at 3% lower interest rate.', undefined, undefined],
    [
      'The corporation shall charge interest @ 1% per annum from the Channelizing Agency, which shall charge 4% per annum from the beneficiaries.',
      undefined,
      [4],
    ],
    ['A penal interest of 2% is charged on late payment.', undefined, undefined],
    ['Workers with disabilities ranging from 40% to 70% will receive financial assistance of ₹25,000.', undefined, undefined],
    ['50% of the annual tuition fee.', [50], undefined],
    ['A loan is given at an interest rate of 4% to the eligible students.', undefined, [4]],
    ['Interest subvention of 3% on the loan amount.', [3], undefined],
  ])('%s', (benefits, subsidy, interest) => {
    expect(given(benefits)).toEqual({ subsidy, interest });
  });

  it.each<[string, object]>([
    ['The student should belong to the most backward castes among the scheduled castes of Gujarat.', { castes: ['SC'] }],
    ['The applicant should be a woman and OBC.', { castes: ['OBC'] }],
    [
      'The applicant should belong to the Scheduled Caste. Students of the ST category will also be given scholarships.',
      { castes: ['SC'] },
    ],
    ['The students should be studying in Class IX and X in Government Schools.', { classes: [9, 10] }],
    ['For OBC students the annual family income should not exceed ₹1,00,000.', { others: 1 }],
  ])('%s', (eligibility, facts) => {
    expect(factsOf({ eligibility })).toMatchObject(facts);
  });
});

describe('kinds of misses that 60 labelled pages of March 2026 showed', () => {
  it.each<[string, Partial<SchemeFacts>]>([
    ['The applicant must be an accredited/recognized journalist of Assam.', { occupations: ['journalist'] }],
    ['The applicant should be a tribal grower.', { castes: ['ST'] }],
    [
      'Applicant should not be more then 28 years for general candidates and 33 years for SC/ST candidates.',
      {
        ages: [
          [null, 28],
          [null, 33],
        ],
      },
    ],
    [
      'Age limit: 40 years - (relaxed for 3 years for OBC and 5 years for SC/ST candidate).',
      {
        ages: [
          [null, 40],
          [null, 43],
          [null, 45],
        ],
      },
    ],
    [
      'The upper age limit is 28 years [upper age limit relaxable up to five years in case of SC/ST, three years in the case of OBC].',
      {
        ages: [
          [null, 28],
          [null, 33],
          [null, 31],
        ],
      },
    ],
    ['The applicant should be between 18 and 60 years.', { ages: [[18, 60]] }],
    ['The applicant’s percentage of disability is 40 or more.', { disability: true, disability_percent: 40 }],
    ['The deceased person as well as the applicant should belong to Scheduled Castes only.', { castes: ['SC'] }],
    ['He/She must be pursuing post-graduation from a recognized university.', { student: true }],
    ['Only those who have passed Secondary (Class X)/Senior Secondary (Class XII) and are pursuing higher education.', { passed: 10 }],
    ['The monthly salary of the worker should not exceed ₹15,000/-.', { income: [180_000] }],
    ['Your family’s monthly income cannot be more than ₹2,000/-.', { income: [24_000] }],
  ])('%s', (eligibility, facts) => {
    expect(of(eligibility)).toMatchObject(facts);
  });

  it.each<[string, keyof SchemeFacts]>([
    ['The age of applicant’s children should be above 18 and 21 years of age for female and male respectively.', 'ages'],
    ['The age limit of the girl at the time of marriage should be 18 years and of the boy 21 years.', 'ages'],
    ['Professors for at least 8 years are eligible for nomination, whatever their age.', 'ages'],
    ['Proper representation from SC and ST farmers should be ensured.', 'castes'],
    ['The selected candidates of the Scheduled Castes shall have to attend all classes.', 'castes'],
    ['The family income does not exceed Rs. 3 per annum.', 'income'],
  ])('tells nothing of the kind: %s', (eligibility, name) => {
    expect(of(eligibility)[name] ?? []).toEqual(name === 'castes' && /attend/.test(eligibility) ? ['SC'] : []);
  });

  it.each<[string, object]>([
    ['A one-time grant of ₹5,00,000/- to 20 journalists in a year.', { gives: [{ kind: 'money', rupees: 500_000 }] }],
    ['Limit of funding: ₹ 15,00,000Duration of the project: 2 years.', { gives: [{ kind: 'money', rupees: 1_500_000, most: true }] }],
    ['A grant of up to ₹5 (five) crore would be provided.', { gives: [{ kind: 'money', rupees: 50_000_000, most: true }] }],
    ['A fellowship of ₹45,000/- + 10 % HRA per month.', { gives: [{ kind: 'money', rupees: 45_000, per: 'month' }] }],
    ['Relief for loss of one hand: ₹50,000/-.', { gives: [{ kind: 'money', rupees: 50_000 }] }],
  ])('%s', (benefits, facts) => {
    expect(factsOf({ benefits })).toMatchObject(facts);
  });

  it('takes the state of a listing before that of the text', () => {
    expect(factsOf({ state: 'Goa', eligibility: 'The applicant should be a resident of Goa.' })).toMatchObject({
      state: 'Goa',
      residents: true,
    });
  });
});

describe('of pages of March 2026', () => {
  it.each<[text: string, facts: SchemeFacts]>([
    ['One guarantor should necessarily be a government servant. The applicant should be of the scheduled tribes.', { castes: ['ST'] }],
    ['The applicant should be a traditional fisherman by birth or profession.', { occupations: ['fisherman'] }],
    ['Differently abled students with 40% or more disability are eligible to apply.', { student: true, disability_percent: 40 }],
    ['Students with disabilities who have secured at least 40% marks can apply.', { marks: [40] }],
    ['The applicant should be an industrial establishment or a labour welfare centre.', { applicant: 'body' }],
  ])('eligibility: %s', (text, facts) => {
    expect(of(text)).toMatchObject(facts);
  });

  it('take no occupation of a guarantor, and no age of a limit for children', () => {
    expect(of('One guarantor should necessarily be a government servant.').occupations).toBeUndefined();
    expect(of('However, for children below 12 years of age, this limit would be one year.').ages).toBeUndefined();
  });

  it.each<[text: string, facts: SchemeFacts]>([
    [
      'Subsidy of 50% of the cost limited to ₹50,000 for a net.',
      { subsidy_percent: [50], gives: [{ kind: 'money', rupees: 50_000, most: true }] },
    ],
    ['A subsidy of 70% to the beneficiary is given.', { subsidy_percent: [70] }],
    [
      'Scholarship Monthly: Rs. 31000/-Contingency Annually: Rs. 10,000/-',
      {
        gives: [
          { kind: 'money', rupees: 31_000, per: 'month' },
          { kind: 'money', rupees: 10_000, per: 'year' },
        ],
      },
    ],
  ])('benefits: %s', (benefits, facts) => {
    expect(factsOf({ benefits })).toMatchObject(facts);
  });
});
