import type { Words } from './words.ts';

export interface Occupation {
  key: string;
  name: Words;
  /** How texts write it. */
  words: RegExp;
}

const kind = (key: string, en: string, hi: string, words: RegExp): Occupation => ({ key, name: { en, hi }, words });

/** What people do for a living, as conditions of schemes name it. */
export const OCCUPATIONS: readonly Occupation[] = [
  kind(
    'farmer',
    'farmer',
    'किसान',
    /(?<!fish[- ]|dairy |poultry |pig |silk |shrimp )\b(?:farmers?|cultivators?|agriculturists?|(?:fruit |vegetable |tea |coffee |rubber |orchid |mushroom |flower )?growers?|krishaks?|sharecroppers?|tenant farmers?)\b(?! (?:producer|co-?operative|club|group|interest))/i,
  ),
  kind('farm-labourer', 'farm labourer', 'खेतिहर मज़दूर', /\b(?:agricultural|farm) (?:labou?rers?|workers?)\b|\blandless labou?rers?\b/i),
  kind(
    'fisherman',
    'fisher or fish farmer',
    'मछुआरा या मछली पालक',
    /\bfisher(?:m[ae]n|women|folk|s)?\b(?:['’]s)?|\bfish(?:eries)?[- ](?:farm(?:er|ing)s?|workers?|vendors?|production|rear\w*)|\bfishing\b|\baquaculture farmers?|\bfishermen\b/i,
  ),
  kind(
    'livestock-keeper',
    'livestock keeper',
    'पशुपालक',
    /\b(?:livestock|cattle|animal|sheep|goat|poultry|pig|dairy|cow|milk)[- ]?(?:owners?|rear(?:er|ing)s?|breed(?:er|ing)s?|keepers?|farmers?|producers?|helpers?)\b|\bpashupalaks?\b/i,
  ),
  kind(
    'construction-worker',
    'construction worker',
    'निर्माण श्रमिक',
    /(?:\bbuilding ?\/ ?)?\bconstruction (?:labou?rs?|labou?rers?|work(?:er|ers|men|s)?)(?:['’]s?|s['’])?|\bBOCW\w*|\bbuilding (?:and|&|\/) ?(?:other )?construction|\bOCWWB?\b|\b\w*BOCWW?B?\b/i,
  ),
  kind('weaver', 'weaver', 'बुनकर', /\b(?:(?:hand|power)loom )?weavers?\b|\b(?:hand|power)loom workers?(?:\/weavers?)?/i),
  kind(
    'artisan',
    'artisan or craftsperson',
    'कारीगर या शिल्पकार',
    /\b(?:rural |traditional |leather |handicrafts? |pottery )?artisans?\b|\bcrafts?(?:m[ae]n|persons?|people|women)\b|\bpotters?\b|\bcobblers?\b|\bblacksmiths?\b|\bgoldsmiths?\b|\bcarpenters?\b|\bhandicraft workers?\b|\bpottery work\b|\bleather ?workers?\b|\bcarpet weavers\b|\btraditional vishwakarma occupations?\b/i,
  ),
  kind(
    'street-vendor',
    'street vendor',
    'रेहड़ी-पटरी विक्रेता',
    /\bstreet vendors?\b|(?<!newspaper )\bhawkers?\b(?!\))|\bvending\b|\bvendors? of (?:flower|fruit|vegetable)/i,
  ),
  kind(
    'sanitation-worker',
    'sanitation worker',
    'सफ़ाई कर्मचारी',
    /\bsafai[- ](?:karamchari|karmachari|karmakar|karmi|mitra|kamgar|worker)s?\b|\bsanitation work(?:er|s)?s?\b|\bmanual scavengers?\b|\bwaste[- ]pickers?\b|\bcleaning profession\b|\bscaveng(?:er|ing)\w*|\bsweepers?\b|\bunclean occupations?\b/i,
  ),
  kind('domestic-worker', 'domestic worker', 'घरेलू कामगार', /\bdomestic (?:women )?work(?:er|ers)\b|\bhouse ?maids?\b|\bgharelu\b/i),
  kind(
    'unorganised-worker',
    'worker of the unorganised sector',
    'असंगठित श्रमिक',
    /\bunorgani[sz]ed (?:sector )?(?:\w+ ){0,2}(?:workers?|labou?rers?|sector)\b|\bnewspaper (?:delivery|hawker)\w*|\bmigrant (?:workers?|labou?rers?)\b|\bmanual workers?\b|\bhead ?load workers?\b|\bhamals?\b|\bcoolies?\b|\brickshaw (?:pullers?|drivers?)\b/i,
  ),
  kind(
    'industrial-worker',
    'factory or mill worker',
    'कारख़ाना श्रमिक',
    /\b(?:factory|mills?|industrial|textile|jute mills?) workers?\b|\bworkers of (?:the )?(?:jute )?(?:mills|factor\w+)|\borgani[sz]ed (?:sector )?workers?\b|(?<!un)\borgani[sz]ed sector\b/i,
  ),
  kind('plantation-worker', 'plantation worker', 'बाग़ान श्रमिक', /\b(?:plantation|tea garden|estate) (?:workers?|labou?rers?)\b/i),
  kind('beedi-worker', 'beedi worker', 'बीड़ी श्रमिक', /\bbeedi workers?\b/i),
  kind(
    'miner',
    'mine worker',
    'खान श्रमिक',
    /\bmin(?:e|ing) workers?\b|\bminers\b|\b(?:iron ore|limestone|dolomite|manganese|mica)[^.]{0,60}mine/i,
  ),
  kind(
    'driver',
    'driver',
    'चालक',
    /\b(?:auto|taxi|cab|truck|commercial vehicle|e-rickshaw|transport) ?(?:rickshaw )?(?:drivers?|workers)\b|\bmotor transport workers?\b/i,
  ),
  kind('salt-worker', 'salt worker', 'नमक श्रमिक', /\bsalt (?:pan )?(?:workers?|labou?rers?)\b|\bagariyas?\b/i),
  kind('toddy-tapper', 'toddy tapper', 'ताड़ी निकालने वाला', /\btoddy (?:tappers?|workers?)\b/i),
  kind(
    'ex-serviceman',
    'ex-serviceman',
    'भूतपूर्व सैनिक',
    /\bex-?service ?(?:m[ae]n|women|personnel)\b|\bESM\b|\b(?:defence|armed) forces? personnel\b|\bexservicem[ae]n\b|\bretired (?:soldiers?|defence personnel)\b|\bveterans?\b(?= of (?:the )?(?:world|army|armed))/i,
  ),
  kind('freedom-fighter', 'freedom fighter', 'स्वतंत्रता सेनानी', /\bfreedom fighters?\b/i),
  kind('journalist', 'journalist', 'पत्रकार', /\bjournalists?\b|\baccredited (?:media|press)\b|\bmedia ?persons?\b/i),
  kind('lawyer', 'lawyer', 'अधिवक्ता', /\badvocates?\b|\blawyers?\b/i),
  kind('teacher', 'teacher', 'शिक्षक', /\bteachers?\b|\bfaculty members?\b|\bprofessors?\b/i),
  kind(
    'artist',
    'artist',
    'कलाकार',
    /\b(?:folk |tiatr |bhajan |theatre |performing )?(?:artistes?|artists?)\b|\bmusicians?\b|\bwriters?\b|\bpoets?\b|\bbhajan performer/i,
  ),
  kind('sportsperson', 'sportsperson', 'खिलाड़ी', /\bsports?(?:persons?|m[ae]n|women)\b|\bathletes?\b|\bplayers?\b|\bplayer\/sportsperson/i),
  kind(
    'government-employee',
    'government employee',
    'सरकारी कर्मचारी',
    /\b(?:state |central )?(?:government|govt\.?) (?:employees?|servants?|officers?|staff)\b/i,
  ),
  kind(
    'police',
    'member of the police or paramilitary forces',
    'पुलिस या अर्धसैनिक कर्मी',
    /\bpolice (?:personnel|officers?|m[ae]n)\b|\bparamilitary (?:personnel|forces?)\b|\bhome guards?\b/i,
  ),
  kind(
    'health-worker',
    'health or anganwadi worker',
    'स्वास्थ्य या आँगनवाड़ी कार्यकर्ता',
    /\basha (?:workers?|sahyogini)\b|\banganwadi (?:workers?|helpers?|karyakart\w+)\b|\b(?:nurses?|paramedics?)\b/i,
  ),
  kind('doctor', 'doctor', 'चिकित्सक', /\b(?:registered )?medical practitioners?\b|\bdoctors?\b/i),
  kind('priest', 'priest', 'पुजारी', /\b(?:priests?|pujaris?|archakas?|imams?|muezzins?|granthis?|pastors?|purohits?)\b/i),
  kind('entrepreneur', 'entrepreneur', 'उद्यमी', /\bentrepreneurs?\b(?! memorandum)/i),
  kind('trader', 'trader or shopkeeper', 'व्यापारी या दुकानदार', /\b(?:traders?|shopkeepers?|merchants?)\b/i),
  kind('barber', 'barber', 'नाई', /\bbarbers?\b/i),
  kind('washerman', 'washerman', 'धोबी', /\bwasherm[ae]n\b|\bdhobis?\b/i),
  kind('tailor', 'tailor', 'दर्ज़ी', /\btailors?\b/i),
  kind(
    'forest-gatherer',
    'gatherer of forest produce',
    'वनोपज संग्राहक',
    /\b(?:tendu|forest produce|minor forest produce|mahua)[^.]{0,20}(?:collectors?|pluckers?|gatherers?)\b/i,
  ),
];
