import type { Words } from './words.ts';

export interface Gift {
  key: string;
  name: Words;
  words: RegExp;
}

const kind = (key: string, en: string, hi: string, words: RegExp): Gift => ({ key, name: { en, hi }, words });

/** What schemes give besides money. */
export const GIFTS: readonly Gift[] = [
  kind('bicycle', 'a bicycle', 'साइकिल', /\b(?:bicycles?|(?<!motor|tri)cycles?)\b/i),
  kind(
    'laptop',
    'a laptop, tablet or phone',
    'लैपटॉप, टैबलेट या फ़ोन',
    /\b(?:laptops?|(?<!\b(?:IFA|acid|iron|calcium|vitamin|zinc|deworming|folic|of) )tablets?|smart ?phones?)\b/i,
  ),
  kind('sewing-machine', 'a sewing machine', 'सिलाई मशीन', /\bsewing machines?\b/i),
  kind('tool-kit', 'tools or a tool kit', 'औज़ार या टूल किट', /\btool ?-?kits?\b|\btools\b/i),
  kind(
    'books',
    'books or study material',
    'किताबें या अध्ययन सामग्री',
    /\b(?:text ?books?|note ?books?|free books|study material|stationery)\b/i,
  ),
  kind('uniform', 'school uniform', 'स्कूल की वर्दी', /\buniforms?\b/i),
  kind(
    'travel',
    'free or cheaper travel',
    'मुफ़्त या सस्ती यात्रा',
    /\bfree (?:bus |rail |of cost )?travel\b|\bbus pass(?:es)?\b|\btravel concession\b|\bfree transport\w*\b/i,
  ),
  kind('training', 'training', 'प्रशिक्षण', /\b(?:free |skill |vocational |practical |short[- ]term |entrepreneurship )?training\b/i),
  kind('coaching', 'coaching', 'कोचिंग', /\bcoaching\b/i),
  kind(
    'meals',
    'meals or food grain',
    'भोजन या अनाज',
    /\b(?:free )?(?:meals?|food ?grains?|ration|nutritious food|supplementary nutrition|lodging and food|food and|boarding)\b|\bFood,/i,
  ),
  kind('lodging', 'a hostel or lodging', 'छात्रावास या आवास', /\b(?:hostel|lodging|accommodation|shelter home)s?\b/i),
  kind('house', 'a house or plot', 'मकान या भूखंड', /\b(?:pucca house|housing plots?|house sites?|free house)\b/i),
  kind(
    'treatment',
    'medical treatment',
    'चिकित्सा',
    /\b(?:cashless|free (?:medical |of cost )?|medical )treatment\b|\bfree (?:surger|medicine|health|medical|check|deliver)\w*|\bcashless\b/i,
  ),
  kind(
    'aids',
    'aids and appliances',
    'सहायक उपकरण',
    /\b(?:aids and appliances|hearing aids?|wheel ?chairs?|tricycles?|artificial limbs?|assistive devices?|calipers)\b/i,
  ),
  kind(
    'seeds',
    'seeds, plants or fertiliser',
    'बीज, पौधे या खाद',
    /\b(?:seeds?(?! (?:capital|money|fund|grant|support|stage|assistance))|saplings?|planting material|fertili[sz]ers?|seedlings?|fingerlings?)\b/i,
  ),
  kind(
    'animals',
    'animals or birds',
    'पशु या पक्षी',
    /\b(?:chicks?|goats? unit|milch animals?|piglets?|heifers?|cows? (?:are|is|will)|bulls?)\b/i,
  ),
  kind('job', 'a job', 'नौकरी', /\b(?:provided|given|offered)[^.]{0,40}\b(?:employment|jobs?)\b|\bemployment on\b/i),
  kind(
    'certificate',
    'a certificate or medal',
    'प्रमाणपत्र या पदक',
    /\b(?:medals?|citations?|certificate of (?:appreciation|merit)|mementos?)\b/i,
  ),
  kind(
    'umbrella',
    'an umbrella, shoes or clothes',
    'छाता, जूते या कपड़े',
    /\b(?:umbrellas?|slippers?|shoes?|footwear|sarees?|blankets?|dhotis?)\b/i,
  ),
  kind(
    'electricity',
    'electricity or a connection',
    'बिजली या कनेक्शन',
    /\b(?:free (?:domestic )?electricity|electricity connections?|free power|LPG connections?|gas connections?)\b/i,
  ),
  kind('water', 'drinking water', 'पेयजल', /\bdrinking water\b/i),
];
