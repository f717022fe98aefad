import names from './gift-kinds.json' with { type: 'json' };
import type { NamedKind } from './types.ts';

const PATTERNS: Readonly<Record<keyof typeof names, RegExp>> = {
  bicycle: /\b(?:bicycles?|(?<!motor|tri)cycles?)\b/i,
  laptop: /\b(?:laptops?|(?<!\b(?:IFA|acid|iron|calcium|vitamin|zinc|deworming|folic|of)\)? )tablets?|smart ?phones?)\b/i,
  'sewing-machine': /\bsewing machines?\b/i,
  'tool-kit': /\btool ?-?kits?\b|\btools\b/i,
  books: /\b(?:text ?books?|note ?books?|free books|study material|stationery)\b/i,
  uniform: /\buniforms?\b/i,
  travel: /\bfree (?:bus |rail |of cost )?travel\b|\bbus pass(?:es)?\b|\btravel concession\b|\bfree transport\w*\b/i,
  training: /\b(?:free |skill |vocational |practical |short[- ]term |entrepreneurship )?training\b/i,
  coaching: /\bcoaching\b/i,
  meals:
    /\b(?:free )?(?:meals?|food ?grains?|ration|nutritious food|supplementary nutrition|lodging and food|food and|boarding)\b|\bFood,/i,
  lodging: /\b(?:hostel|lodging|accommodation|shelter home)s?\b/i,
  house: /\b(?:pucca house|housing plots?|house sites?|free house)\b/i,
  treatment:
    /\b(?:cashless|free (?:medical |of cost )?|medical )treatment\b|\bfree (?:surger|medicine|health|medical|check|deliver)\w*|\bcashless\b/i,
  aids: /\b(?:aids and appliances|hearing aids?|wheel ?chairs?|tricycles?|artificial limbs?|assistive devices?|calipers)\b/i,
  seeds:
    /\b(?:seeds?(?! (?:capital|money|fund|grant|support|stage|assistance))|saplings?|planting material|fertili[sz]ers?|seedlings?|fingerlings?)\b/i,
  animals: /\b(?:chicks?|goats? unit|milch animals?|piglets?|heifers?|cows? (?:are|is|will)|bulls?)\b/i,
  job: /\b(?:provided|given|offered)[^.]{0,40}\b(?:employment|jobs?)\b|\bemployment on\b/i,
  certificate: /\b(?:medals?|citations?|certificate of (?:appreciation|merit)|mementos?)\b/i,
  umbrella: /\b(?:umbrellas?|slippers?|shoes?|footwear|sarees?|blankets?|dhotis?)\b/i,
  electricity: /\b(?:free (?:domestic )?electricity|electricity connections?|free power|LPG connections?|gas connections?)\b/i,
  water: /\bdrinking water\b/i,
};

/** What schemes give other than money. */
export const GIFTS: readonly NamedKind[] = Object.entries(names).map(([key, name]) => ({
  key,
  name,
  words: PATTERNS[key as keyof typeof names],
}));
