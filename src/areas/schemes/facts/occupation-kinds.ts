import names from './occupation-kinds.json' with { type: 'json' };
import type { NamedKind } from './types.ts';

const PATTERNS: Readonly<Record<keyof typeof names, RegExp>> = {
  farmer:
    /(?<!fish[- ]|dairy |poultry |pig |silk |shrimp )\b(?:farmers?|cultivators?|agriculturists?|(?:fruit |vegetable |tea |coffee |rubber |orchid |mushroom |flower )?growers?|krishaks?|sharecroppers?|tenant farmers?)\b(?! (?:producer|co-?operative|club|group|interest))/i,
  'farm-labourer': /\b(?:agricultural|farm) (?:labou?rers?|workers?)\b|\blandless labou?rers?\b/i,
  fisherman:
    /\bfisher(?:m[ae]n|women|folk|s)?\b(?:['’]s)?|\bfish(?:eries)?[- ](?:farm(?:er|ing)s?|workers?|vendors?|production|rear\w*)|\bfishing\b|\baquaculture farmers?|\bfishermen\b/i,
  'livestock-keeper':
    /\b(?:livestock|cattle|animal|sheep|goat|poultry|pig|dairy|cow|milk)[- ]?(?:owners?|rear(?:er|ing)s?|breed(?:er|ing)s?|keepers?|farmers?|producers?|helpers?)\b|\bpashupalaks?\b/i,
  'construction-worker':
    /(?:\bbuilding ?\/ ?)?\bconstruction (?:labou?rs?|labou?rers?|work(?:er|ers|men|s)?)(?:['’]s?|s['’])?|\bBOCW\w*|\bbuilding (?:and|&|\/) ?(?:other )?construction|\bOCWWB?\b|\b\w*BOCWW?B?\b/i,
  weaver: /\b(?:(?:hand|power)loom )?weavers?\b|\b(?:hand|power)loom workers?(?:\/weavers?)?/i,
  artisan:
    /\b(?:rural |traditional |leather |handicrafts? |pottery )?artisans?\b|\bcrafts?(?:m[ae]n|persons?|people|women)\b|\bpotters?\b|\bcobblers?\b|\bblacksmiths?\b|\bgoldsmiths?\b|\bcarpenters?\b|\bhandicraft workers?\b|\bpottery work\b|\bleather ?workers?\b|\bcarpet weavers\b|\btraditional vishwakarma occupations?\b/i,
  'street-vendor': /\bstreet vendors?\b|(?<!newspaper )\bhawkers?\b(?!\))|\bvending\b|\bvendors? of (?:flower|fruit|vegetable)/i,
  'sanitation-worker':
    /\bsafai[- ](?:karamchari|karmachari|karmakar|karmi|mitra|kamgar|worker)s?\b|\bsanitation work(?:er|s)?s?\b|\bmanual scavengers?\b|\bwaste[- ]pickers?\b|\bcleaning profession\b|\bscaveng(?:er|ing)\w*|\bsweepers?\b|\bunclean occupations?\b/i,
  'domestic-worker': /\bdomestic (?:women )?work(?:er|ers)\b|\bhouse ?maids?\b|\bgharelu\b/i,
  'unorganised-worker':
    /\bunorgani[sz]ed (?:sector )?(?:\w+ ){0,2}(?:workers?|labou?rers?|sector)\b|\bnewspaper (?:delivery|hawker)\w*|\bmigrant (?:workers?|labou?rers?)\b|\bmanual workers?\b|\bhead ?load workers?\b|\bhamals?\b|\bcoolies?\b|\brickshaw (?:pullers?|drivers?)\b/i,
  'industrial-worker':
    /\b(?:factory|mills?|industrial|textile|jute mills?) workers?\b|\bworkers of (?:the )?(?:jute )?(?:mills|factor\w+)|\borgani[sz]ed (?:sector )?workers?\b|(?<!un)\borgani[sz]ed sector\b/i,
  'plantation-worker': /\b(?:plantation|tea garden|estate) (?:workers?|labou?rers?)\b/i,
  'beedi-worker': /\bbeedi workers?\b/i,
  miner: /\bmin(?:e|ing) workers?\b|\bminers\b|\b(?:iron ore|limestone|dolomite|manganese|mica)[^.]{0,60}mine/i,
  driver:
    /\b(?:auto|taxi|cab|truck|commercial vehicle|e-rickshaw|transport) ?(?:rickshaw )?(?:drivers?|workers)\b|\bmotor transport workers?\b/i,
  'salt-worker': /\bsalt (?:pan )?(?:workers?|labou?rers?)\b|\bagariyas?\b/i,
  'toddy-tapper': /\btoddy (?:tappers?|workers?)\b/i,
  'ex-serviceman':
    /\bex-?service ?(?:m[ae]n|women|personnel)\b|\bESM\b|\b(?:defence|armed) forces? personnel\b|\bexservicem[ae]n\b|\bretired (?:soldiers?|defence personnel)\b|\bveterans?\b(?= of (?:the )?(?:world|army|armed))/i,
  'freedom-fighter': /\bfreedom fighters?\b/i,
  journalist: /\bjournalists?\b|\baccredited (?:media|press)\b|\bmedia ?persons?\b/i,
  lawyer: /\badvocates?\b|\blawyers?\b/i,
  teacher: /\bteachers?\b|\bfaculty members?\b|\bprofessors?\b/i,
  artist:
    /\b(?:folk |tiatr |bhajan |theatre |performing )?(?:artistes?|artists?)\b|\bmusicians?\b|\bwriters?\b|\bpoets?\b|\bbhajan performer/i,
  sportsperson: /\bsports?(?:persons?|m[ae]n|women)\b|\bathletes?\b|\bplayers?\b|\bplayer\/sportsperson/i,
  'government-employee': /\b(?:state |central )?(?:government|govt\.?) (?:employees?|servants?|officers?|staff)\b/i,
  police: /\bpolice (?:personnel|officers?|m[ae]n)\b|\bparamilitary (?:personnel|forces?)\b|\bhome guards?\b/i,
  'health-worker': /\basha (?:workers?|sahyogini)\b|\banganwadi (?:workers?|helpers?|karyakart\w+)\b|\b(?:nurses?|paramedics?)\b/i,
  doctor: /\b(?:registered )?medical practitioners?\b|\bdoctors?\b/i,
  priest: /\b(?:priests?|pujaris?|archakas?|imams?|muezzins?|granthis?|pastors?|purohits?)\b/i,
  entrepreneur: /\bentrepreneurs?\b(?! memorandum)/i,
  trader: /\b(?:traders?|shopkeepers?|merchants?)\b/i,
  barber: /\bbarbers?\b/i,
  washerman: /\bwasherm[ae]n\b|\bdhobis?\b/i,
  tailor: /\btailors?\b/i,
  'forest-gatherer': /\b(?:tendu|forest produce|minor forest produce|mahua)[^.]{0,20}(?:collectors?|pluckers?|gatherers?)\b/i,
};

/** Occupations in the conditions of schemes. */
export const OCCUPATIONS: readonly NamedKind[] = Object.entries(names).map(([key, name]) => ({
  key,
  name,
  words: PATTERNS[key as keyof typeof names],
}));
