import { type Family, read, whole } from './family.ts';

const STATES = [
  ['Maharashtra', 'महाराष्ट्र', '27', 'MH'],
  ['Gujarat', 'गुजरात', '24', 'GJ'],
  ['Karnataka', 'कर्नाटक', '29', 'KA'],
  ['Kerala', 'केरल', '32', 'KL'],
  ['Bihar', 'बिहार', '10', 'BR'],
  ['Delhi', 'दिल्ली', '07', 'DL'],
  ['Punjab', 'पंजाब', '03', 'PB'],
  ['Tamil Nadu', 'तमिलनाडु', '33', 'TN'],
  ['Assam', 'असम', '18', 'AS'],
  ['Rajasthan', 'राजस्थान', '08', 'RJ'],
] as const;

const gst: Family[] = [
  {
    area: 'gst',
    records: () => STATES.map(([state, state_hi, code]) => ({ state, state_hi, says: new RegExp(code) })),
    patterns: {
      en: [
        'gst code of {state}',
        '{state} gst state code',
        'what is the gst state code of {state}',
        'gst state code {state}',
        'first two digits of gstin of {state}',
      ],
      hi: ['{state} का जीएसटी कोड', '{state} का जीएसटी राज्य कोड क्या है', 'जीएसटी कोड {state}'],
      hinglish: ['{state} ka gst code', '{state} ka gst state code kya hai'],
    },
  },
  {
    area: 'gst',
    records: () => STATES.map(([state, , code]) => ({ code, says: new RegExp(`\\| .*${state}`) })),
    patterns: {
      en: [
        'gst state code {code}',
        'gst code {code} which state',
        'which state has gst code {code}',
        'gstin starting with {code} which state',
        'gst number {code} belongs to which state',
        '{code} gst code state name',
      ],
      hi: ['जीएसटी कोड {code} किस राज्य का है', 'जीएसटी {code} कौन सा राज्य'],
      hinglish: ['gst code {code} kis state ka hai', '{code} gst code kaunsa state'],
    },
  },
  {
    area: 'gst',
    records: () =>
      read(
        'gst',
        "select code, description from code where kind = 'goods' and length(code) = 4 and description is not null and length(description) < 60 and code in ('0101','1006','2203','7108','8517','9701') ",
      ).map(({ code, description }) => ({
        code: String(code),
        says: new RegExp(
          String(description)
            .split(/[^A-Za-z]+/)
            .filter((one) => one.length > 4)
            .slice(0, 3)
            .join('|'),
          'i',
        ),
      })),
    patterns: {
      en: [
        'hsn {code}',
        'hsn code {code}',
        '{code} hsn code',
        'what is hsn {code}',
        'hsn {code} is for what',
        'hsn code {code} description',
      ],
      hi: ['एचएसएन {code}', 'एचएसएन कोड {code} क्या है'],
      hinglish: ['hsn {code} kya hai', 'hsn code {code} kis cheez ka hai'],
    },
  },
  {
    area: 'gst',
    records: () =>
      [
        ['rice', 'चावल', '1006', 'chawal'],
        ['beer', 'बीयर', '2203', 'beer'],
        ['mobile phone', 'मोबाइल फोन', '8517', 'mobile'],
        ['horses', 'घोड़े', '0101', 'ghoda'],
        ['paintings', 'पेंटिंग', '9701', 'painting'],
      ].map(([thing = '', thing_hi = '', code = '', cheez = '']) => ({ thing, thing_hi, cheez, says: new RegExp(code) })),
    patterns: {
      en: ['hsn code (of|for) {thing}', '{thing} hsn code', 'hsn for {thing}', 'what is the hsn code of {thing}', 'find hsn {thing}'],
      hi: ['{thing} का एचएसएन कोड', '{thing} का एचएसएन कोड क्या है'],
      hinglish: ['{cheez} ka hsn code', '{cheez} ka hsn kya hai'],
    },
  },
];

const offices = () =>
  read(
    'vehicle',
    "select code, office, district, state from office where kind = 'office' and (status is null or status = 'active') and office is not null and district is not null and doubts = '[]'",
  ).map(({ code, office, district, state }) => ({
    code: String(code),
    office: String(office),
    district: String(district),
    state: String(state),
  }));

const plates: Family[] = [
  {
    area: 'vehicle',
    records: () =>
      offices()
        .filter((_, at) => at % 25 === 3)
        .map(({ code, office, district }) => {
          const [letters = '', digits = ''] = code.split('-');
          const names = [office, district].flatMap((one) => one.split(/[^A-Za-z]+/).filter((word) => word.length > 3));
          return {
            plate: `${letters}${digits}`,
            low: `${letters.toLowerCase()} ${digits}`,
            dash: code,
            says: new RegExp(names.join('|') || office, 'i'),
          };
        }),
    patterns: {
      en: [
        '{plate}',
        '{dash}',
        '{low} rto',
        '{plate} which city',
        '{plate} is which place',
        'which rto is {plate}',
        '{low} belongs to which place',
        '{low} belongs to',
        '{plate} registration',
        '{dash} vehicle registration which district',
        'where is {plate} from',
        '{plate} number plate',
      ],
      hi: ['{plate} कहाँ का नंबर है', '{plate} किस शहर का है', '{plate} कहाँ की गाड़ी है', '{plate} आरटीओ'],
      hinglish: ['{plate} kahan ka number hai', '{low} kaha ka hai', '{plate} gadi kaha ki hai', '{plate} konsa city'],
    },
  },
  {
    area: 'vehicle',
    records: () =>
      [
        ['Pune', 'पुणे', 'MH-12'],
        ['Nagpur', 'नागपुर', 'MH-31'],
        ['Lucknow', 'लखनऊ', 'UP-32'],
        ['Kanpur', 'कानपुर', 'UP-78'],
        ['Patna', 'पटना', 'BR-01'],
        ['Surat', 'सूरत', 'GJ-05'],
        ['Indore', 'इंदौर', 'MP-09'],
        ['Chandigarh', 'चंडीगढ़', 'CH-0?1'],
        ['Kochi', 'कोच्चि', 'KL-(?:07|43)'],
      ].map(([place = '', place_hi = '', code = '']) => ({ place, place_hi, says: new RegExp(code) })),
    patterns: {
      en: [
        'rto code of {place}',
        '{place} rto code',
        '{place} rto',
        'vehicle code of {place}',
        'number plate code of {place}',
        'what is the rto code for {place}',
        '{place} vehicle registration code',
        'rto number of {place}',
      ],
      hi: ['{place} का आरटीओ कोड', '{place} आरटीओ कोड', '{place} आरटीओ', '{place} की गाड़ी का नंबर कोड'],
      hinglish: ['{place} ka rto code', '{place} rto code kya hai', '{place} ki gadi ka number code'],
    },
  },
  {
    area: 'vehicle',
    records: () =>
      read('vehicle', "select state, count(*) as offices from office where kind = 'office' group by state").flatMap(
        ({ state, offices: count }) => {
          const found = STATES.find(([name]) => name === state);
          return found ? [{ state: found[0], state_hi: found[1], says: whole(`${count} codes`) }] : [];
        },
      ),
    patterns: {
      en: [
        'how many rto in {state}',
        'number of rto codes of {state}',
        'how many rto offices does {state} have',
        'how many rto codes are there in {state}',
        'total rto in {state}',
      ],
      hi: ['{state} में कितने आरटीओ हैं'],
      hinglish: ['{state} me kitne rto hai', '{state} me kul kitne rto hain'],
    },
  },
  {
    area: 'vehicle',
    records: () => STATES.map(([state, state_hi, , letters]) => ({ letters, state, state_hi, says: new RegExp(state) })),
    patterns: {
      en: [
        '{letters} number plate which state',
        '{letters} vehicle which state',
        '{letters} registration which state',
        'which state is {letters} vehicle code',
      ],
      hi: ['{letters} नंबर प्लेट किस राज्य की है'],
      hinglish: ['{letters} number kis state ka hai', '{letters} gadi kis rajya ki hai'],
    },
  },
];

const BRANCHES = () =>
  read(
    'ifsc',
    'select b.name as bank, g.bank as code4, br.code, br.name as branch, p.name as city, g.state from branch br join branch_group g on g.id = br.branch_group join bank b on b.code = g.bank left join place_name p on p.id = br.city where b.name is not null and br.name is not null and p.name is not null order by br.id',
  ).map(({ bank, code4, code, branch, city, state }) => ({
    bank: String(bank),
    ifsc: `${code4}0${code}`,
    branch: String(branch),
    city: String(city),
    state: String(state),
  }));

const banks: Family[] = [
  {
    area: 'ifsc',
    records: () => {
      const all = BRANCHES();
      const step = Math.ceil(all.length / 40);
      return all
        .filter((_, at) => at % step === 0)
        .map(({ bank, ifsc, branch }) => ({
          ifsc,
          low: ifsc.toLowerCase(),
          says: new RegExp(`${bank.split(' ')[0]}.*|${branch.split(' ')[0]}`, 'i'),
        }));
    },
    patterns: {
      en: [
        '{ifsc}',
        '{low}',
        'ifsc {ifsc}',
        'ifsc code {ifsc}',
        '(which|what) branch (is|has) {ifsc}',
        'bank name of ifsc {ifsc}',
        '{ifsc} (address|details|branch name|bank name)',
        '{ifsc} which branch',
        '{ifsc} bank and branch',
        'which bank has ifsc {ifsc}',
        '{ifsc} branch address',
        'details of {ifsc}',
        '{ifsc} micr',
      ],
      hi: ['{ifsc} किस बैंक का है', '{ifsc} कौन सी शाखा', 'आईएफएससी {ifsc}'],
      hinglish: ['{ifsc} kis bank ka hai', '{ifsc} konsi branch hai'],
    },
  },
  {
    area: 'ifsc',
    records() {
      const all = BRANCHES().filter(
        ({ branch }) => /^[A-Z][A-Za-z ]{5,24}$/.test(branch) && !/\b(?:MAIN|BRANCH|BRANC|EXTN|ROAD|NEW|BANK|IMPS|CO|OP)\b/i.test(branch),
      );
      const count = Map.groupBy(all, ({ bank, branch }) => `${bank} ${branch}`);
      const unique = all.filter(({ bank, branch, city }) => count.get(`${bank} ${branch}`)?.length === 1 && city.length > 3);
      const step = Math.ceil(unique.length / 40);
      const drawn = unique.filter((_, at) => at % step === 0);
      // A name inside another of its bank is not told apart by it.
      const alone = drawn.filter(
        ({ bank, branch }) => !all.some((one) => one.branch !== branch && one.bank === bank && one.branch.includes(branch)),
      );
      return alone.map(({ bank, branch, city, ifsc }) => ({
        bank: bank.toLowerCase(),
        branch: branch.toLowerCase(),
        city: city.toLowerCase(),
        says: whole(ifsc),
      }));
    },
    patterns: {
      en: [
        'ifsc code of {bank} {branch} branch',
        '{bank} {branch} ifsc',
        '{bank} {branch} branch ifsc code {city}',
        'ifsc of {bank} {branch} {city}',
        'what is the ifsc code of {bank} {branch}',
        '{bank} {branch} ifsc code',
      ],
      hinglish: ['{bank} {branch} ka ifsc code', '{bank} {branch} branch ka ifsc kya hai'],
    },
  },
  {
    area: 'ifsc',
    records: () =>
      read(
        'ifsc',
        'select b.name as bank, sum(g.branches) as branches, g.state from branch_group g join bank b on b.code = g.bank where b.name is not null and g.state is not null group by g.bank, g.state having sum(g.branches) > 1 order by 2 desc limit 30',
      ).map(({ bank, branches, state }) => ({
        bank: String(bank).toLowerCase(),
        state: String(state),
        says: new RegExp(`\\b${Number(branches).toLocaleString('en-IN')} branches`),
      })),
    patterns: {
      en: [
        'how many (branches of {bank} are there|{bank} branches are|{bank} branches) in {state}',
        'how many branches of {bank} in {state}',
        'number of {bank} branches in {state}',
        '{bank} how many branches in {state}',
      ],
      hinglish: ['{state} me {bank} ki kitni branch hai', '{bank} ki {state} me kitni branches hain'],
    },
  },
];

const pins: Family[] = [
  {
    area: 'pincode',
    records() {
      const all = read(
        'pincode',
        'select p.pin, o.name as office, d.name as district, d.state from pin p join office o on o.id = p.main join district d on d.id = p.district',
      );
      const step = Math.ceil(all.length / 60);
      return all
        .filter((_, at) => at % step === 0)
        .map(({ pin, office, district }) => ({
          pin: String(pin),
          spaced: `${String(pin).slice(0, 3)} ${String(pin).slice(3)}`,
          says: new RegExp(
            [office, district]
              .map((one) => String(one).split(/[^A-Za-z]+/)[0])
              .filter(Boolean)
              .join('|'),
            'i',
          ),
        }));
    },
    patterns: {
      en: [
        '{pin}',
        '{spaced}',
        '(pin code|pincode|pin|postal code|zip code) {pin}',
        '{pin} (which place|belongs to which place|location|district)',
        '{pin} pincode',
        'pincode {pin} which area',
        'which place has pin {pin}',
        '{pin} is which city',
        '{pin} area name',
        '{pin} post office',
        'where is pincode {pin}',
        'area of pin {pin}',
      ],
      hi: ['पिन कोड {pin}', '{pin} कहाँ का पिन कोड है', '{pin} किस जगह का पिन है'],
      hinglish: ['{pin} kahan ka pin code hai', '{pin} pincode kaha ka hai', 'pin {pin} konsi jagah'],
    },
  },
  {
    area: 'pincode',
    records() {
      const all = read(
        'pincode',
        'select o.name as office, max(o.pin) as pin, max(d.name) as district, count(*) as same from office o join district d on d.id = o.district where o.type < 2 and length(o.name) between 6 and 18 and o.delivers = 1 group by o.name having count(*) = 1',
      );
      const unique = all.filter(({ office }) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(String(office)));
      const step = Math.ceil(unique.length / 50);
      return unique
        .filter((_, at) => at % step === 0)
        .map(({ office, pin, district }) => ({
          office: String(office).toLowerCase(),
          district: String(district).toLowerCase(),
          says: whole(String(pin)),
        }));
    },
    patterns: {
      en: [
        '(pin code|postal code|pin) of {office} {district}',
        '{office} {district} (pincode|pin|zip code)',
        '{office} pincode',
        'pincode {office}',
        '{office} {district} pin code',
        'what is the pin code of {office}',
        '{office} post office pin',
        'postal code of {office}',
        '{office} zip code',
      ],
      hinglish: ['{office} ka pin code', '{office} ka pincode kya hai', '{office} {district} ka pin'],
    },
  },
];

export const CODE_FAMILIES: readonly Family[] = [...gst, ...plates, ...banks, ...pins];
