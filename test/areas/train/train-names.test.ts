import { describe, expect, it } from 'vitest';
import { stationInHindi } from '../../../src/areas/train/names/hindi-names.ts';
import { withNames } from '../../../src/areas/train/names/names.ts';
import { spellOut, trainInHindi } from '../../../src/areas/train/names/train-names.ts';
import type { Train } from '../../../src/areas/train/timetable/records.ts';
import { aStation, aTrain } from './timetables.ts';

const STATIONS = new Map(
  [
    aStation('PNBE', { name: 'Patna Jn', name_hi: 'पटना जं.' }),
    aStation('PAU', { name: 'Purna Jn', name_hi: 'पूर्णा जं.' }),
    aStation('MMCT', { name: 'Mumbai Central', name_hi: 'मुंबई सेंट्रल' }),
    aStation('NDLS', { name: 'New Delhi', name_hi: 'नई दिल्ली' }),
    aStation('NGP', { name: 'Nagpur Jn.', name_hi: 'नागपुर जं.' }),
    aStation('ASR', { name: 'Amritsar', name_hi: 'अमृतसर जं.' }),
    aStation('MS', { name: 'Chennai Egmore', name_hi: 'चेन्नई एग्मोर' }),
    aStation('EX', { name: 'Exford', name_hi: null }),
    aStation('SHM', { name: 'Shalimar', name_hi: 'शालीमार' }),
    aStation('UJN', { name: 'Ujjain Jn', name_hi: 'उज्जैन जं.' }),
  ].map((station) => [station.code, station]),
);
const train = (name: string, from: string, to: string, more: Partial<Train> = {}) =>
  aTrain('17609', [`${from} - 0`, `${to} 600 -`], { name, ...more });

describe('names of trains', () => {
  it.each([
    ['PNBE PAU EXP', 'PNBE', 'PAU', 'Patna – Purna Express'],
    ['NGP ASR AC EXP', 'NGP', 'ASR', 'Nagpur – Amritsar AC Express'],
    ['UTTAR S KRANTI', 'NGP', 'NDLS', 'Uttar Sampark Kranti'],
    ['CHENNAI SF EXP', 'NDLS', 'MS', 'Chennai Superfast Express'],
    ['SHATABDI EXPRES', 'NDLS', 'ASR', 'Shatabdi Express'],
    ['CORBET PRK LINK', 'NGP', 'ASR', 'CORBET PRK LINK'],
    ['TOURIST TRAIN EX NAGPUR', 'NGP', 'NGP', 'TOURIST TRAIN EX NAGPUR'],
    ['Howrah Rajdhani Express (via Gaya)', 'NGP', 'ASR', 'Howrah Rajdhani Express (via Gaya)'],
  ])('%s is spelled out where every word of it is known', (name, from, to, spelled) => {
    expect(spellOut(train(name, from, to), STATIONS)).toBe(spelled);
  });

  it.each([
    ['PNBE PAU EXP', 'PNBE', 'PAU', 'Mail Express', 'पटना – पूर्णा एक्सप्रेस'],
    ['NDLS TEJAS RAJ', 'MMCT', 'NDLS', 'Rajdhani', 'मुंबई सेंट्रल – नई दिल्ली तेजस राजधानी एक्सप्रेस'],
    ['Mumbai Ahmedabad Shatabdi Express', 'MMCT', 'NDLS', 'Shatabdi', 'मुंबई सेंट्रल – नई दिल्ली शताब्दी एक्सप्रेस'],
    ['PUNJAB MAIL', 'MMCT', 'NDLS', 'Mail Express', 'पंजाब मेल'],
    ['KARNATAKA EXP', 'MMCT', 'NDLS', 'Superfast', 'कर्नाटक एक्सप्रेस'],
    ['CORBET PRK LINK', 'NGP', 'ASR', 'Mail Express', 'नागपुर – अमृतसर एक्सप्रेस'],
    ['TOURIST TRAIN EX NAGPUR', 'NGP', 'NGP', 'Tourist Train', 'नागपुर पर्यटक ट्रेन'],
    ['SHM NGP SF EXP', 'SHM', 'NGP', 'Superfast', 'शालीमार – नागपुर सुपरफ़ास्ट एक्सप्रेस'],
    ['Shalimar – Nagpur Express', 'SHM', 'NGP', 'Superfast', 'शालीमार – नागपुर एक्सप्रेस'],
    ['SHALIMAR EXPRESS', 'NDLS', 'NGP', 'Superfast', 'शालीमार एक्सप्रेस'],
    ['Patna – Purna Fast Passenger', 'PNBE', 'PAU', 'Passenger', 'पटना – पूर्णा फ़ास्ट पैसेंजर'],
    ['KLK-UMB PASSENGER', 'NGP', 'EX', 'Passenger', null],
    ['SOMETHING', 'NGP', 'ASR', null, null],
  ])('%s has in Hindi its own name or its ends, or none', (name, from, to, type, hindi) => {
    expect(trainInHindi(train(name, from, to, { type }), STATIONS)).toBe(hindi);
  });

  it('tell of a round trip where it goes', () => {
    const tour = aTrain('00163', ['NGP - 0', 'UJN 300 310', 'NGP 600 -'], { name: 'Nagpur – Ujjain Special', type: 'Tourist Train' });
    expect(trainInHindi(tour, STATIONS)).toBe('नागपुर – उज्जैन स्पेशल');
  });

  it('take nothing of what the timetable typed by machine, and keep the name it uses among the others', () => {
    const found = withNames({
      sources: [],
      former: [],
      stations: [...STATIONS.values()],
      trains: [train('PNBE PAU EXP', 'PNBE', 'PAU', { name_hi: 'प्न्बे प इएक्सप्', type: 'Mail Express' })],
    });
    expect(found.trains[0]).toMatchObject({ name: 'Patna – Purna Express', name_hi: 'पटना – पूर्णा एक्सप्रेस', aliases: ['PNBE PAU EXP'] });
    expect(withNames(found)).toEqual(found);
  });
});

describe('names of stations', () => {
  it.each([
    ['VGLJ', 'विरांगना लक्ष्मीबाई झाँसी रेलवे स्टेशन जं.', 'वीरांगना लक्ष्मीबाई झाँसी जं.'],
    ['CNB', 'कानपुर सैंट्रल', 'कानपुर सेंट्रल'],
    ['XLJN', 'लखनऊजं.', 'लखनऊ जं.'],
    ['ASN', 'आसनसोल जंक्शन', 'आसनसोल जं.'],
    ['XKGG', 'खगडि़या', 'खगड़िया'],
    ['XBYN', 'मूकांबिका रोड बैन्दूर हाॅल्ट', 'मूकांबिका रोड बैंदूर हाल्ट'],
    ['XFBD', 'र्फरुखाबाद', null],
    ['FBD', 'र्फरुखाबाद', 'फ़र्रुख़ाबाद'],
    ['XANVT', 'आनन्द विहार टर्मिनल', 'आनंद विहार टर्मिनल'],
    ['XPDW', 'पिण्डवाङा', 'पिंडवाड़ा'],
    ['XDKG', 'देकरगांव', 'देकरगाँव'],
    ['XATRR', 'अतरौरा (हाल्ट)', 'अतरौरा हाल्ट'],
    ['XBHDH', 'बहादुरपुर एच.', 'बहादुरपुर हाल्ट'],
    ['XAMDI', 'आमदी प.ह.', 'आमदी'],
    ['XPTHL', 'पंतिहाल पह', 'पंतिहाल'],
    ['XKPY', 'करुनागप्पल्ली', 'करुनागप्पल्ली'],
    ['XHUK', 'होलम्बी कलान', 'होलंबी कलाँ'],
    ['XSVC', 'सिवान कचेरी', 'सिवान कचहरी'],
    ['XGZ', 'नया गाजियाबाद', 'नया गाज़ियाबाद'],
    ['DJ', null, 'दार्जिलिंग'],
    ['MTGE', 'मुथानी', 'मुठानी'],
    ['TPPI', 'टिप्पारथी', 'तिप्पर्ति'],
    ['CHF', null, 'चूनाभट्टी'],
  ])('%s is written in one spelling, by the corrections where it was wrong', (code, name, right) => {
    expect(stationInHindi(aStation(code, { name_hi: name }))).toBe(right);
  });

  it.each([
    ['XSAG', 'Sangrur', 'संगररूर', 30.24, 75.84, 'संगरूर'],
    ['XUJJN', 'Ujjain Jn', null, 23.18, 75.78, 'उज्जैन जं.'],
    ['XBARI', 'Ujjain', null, 12.97, 77.59, null],
  ])('%s is called as the town whose name it bears, where that is near', (code, name, name_hi, lat, lon, right) => {
    expect(stationInHindi(aStation(code, { name, name_hi, lat, lon }))).toBe(right);
  });

  it("are today's, with the former beside them, and whole where an alias has what was cut", () => {
    const { stations } = withNames({
      sources: [],
      former: [],
      trains: [],
      stations: [
        aStation('EPR', { name: 'Mumbai Elphinstone Road' }),
        aStation('KPLL', { name: 'Kotta Pndlpalli', aliases: ['Kotta Pandila Palli'] }),
        aStation('JMM', { name: 'Jaimurtinagar', aliases: ['Jaimurtinagar F'] }),
        aStation('JAB', { name: 'Yamuna Bridge', aliases: ['Yamuna Bridge Agra'] }),
      ],
    });
    expect(stations).toMatchObject([
      { name: 'Prabhadevi', name_hi: 'प्रभादेवी', aliases: ['Mumbai Elphinstone Road'] },
      { name: 'Kotta Pandila Palli', aliases: ['Kotta Pndlpalli'] },
      { name: 'Jaimurtinagar' },
      { name: 'Yamuna Bridge' },
    ]);
  });
});
