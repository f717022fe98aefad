/**
 * Gazetted holidays of central government offices at Delhi and New Delhi, as the Department of Personnel and Training (DoPT) lists them every
 * summer for the next year (Annexure I). Only years whose list was read; each with the page it was read from.
 */
export interface CentralList {
  year: number;
  /** Page on which the list was read. */
  url: string;
  /** Day by id of the holiday, MM-DD. */
  days: Readonly<Record<string, string>>;
  /** Days that the government made holidays by an order of their own, after the list. */
  declared?: Readonly<Record<string, string>>;
}

/** Names of the holidays by id; those of computed festivals have the same id as in the panchang. `moon`: the day depends on the sighting of the moon. */
export const CENTRAL_HOLIDAYS: Readonly<Record<string, { en: string; hi: string; moon?: true }>> = {
  'republic-day': { en: 'Republic Day', hi: 'गणतंत्र दिवस' },
  'maha-shivaratri': { en: 'Maha Shivaratri', hi: 'महा शिवरात्रि' },
  holi: { en: 'Holi', hi: 'होली' },
  'id-ul-fitr': { en: 'Id-ul-Fitr', hi: 'ईद-उल-फ़ित्र', moon: true },
  'ram-navami': { en: 'Ram Navami', hi: 'राम नवमी' },
  'mahavir-jayanti': { en: 'Mahavir Jayanti', hi: 'महावीर जयंती' },
  'ambedkar-jayanti': { en: "Dr. B. R. Ambedkar's Birthday", hi: 'डॉ. बी. आर. आंबेडकर जयंती' },
  'good-friday': { en: 'Good Friday', hi: 'गुड फ्राइडे' },
  'buddha-purnima': { en: 'Buddha Purnima', hi: 'बुद्ध पूर्णिमा' },
  'id-ul-zuha': { en: 'Id-ul-Zuha (Bakrid)', hi: 'ईद-उल-ज़ुहा (बकरीद)', moon: true },
  muharram: { en: 'Muharram', hi: 'मुहर्रम', moon: true },
  'independence-day': { en: 'Independence Day', hi: 'स्वतंत्रता दिवस' },
  janmashtami: { en: 'Janmashtami (Vaishnava)', hi: 'जन्माष्टमी' },
  'milad-un-nabi': { en: 'Milad-un-Nabi (Id-e-Milad)', hi: 'मिलाद-उन-नबी', moon: true },
  'gandhi-jayanti': { en: "Mahatma Gandhi's Birthday", hi: 'महात्मा गांधी जयंती' },
  dussehra: { en: 'Dussehra', hi: 'दशहरा' },
  diwali: { en: 'Diwali (Deepavali)', hi: 'दीपावली' },
  'guru-nanak-jayanti': { en: "Guru Nanak's Birthday", hi: 'गुरु नानक जयंती' },
  christmas: { en: 'Christmas Day', hi: 'क्रिसमस' },
};

/** The three that are kept in every state and territory, on the same day each year. */
export const NATIONAL: Readonly<Record<string, string>> = {
  'republic-day': '01-26',
  'independence-day': '08-15',
  'gandhi-jayanti': '10-02',
};

/** Those that DoPT makes compulsory for its offices in every year, outside Delhi too; the others of a list change from year to year. */
export const COMPULSORY: readonly string[] = [
  'buddha-purnima',
  'christmas',
  'dussehra',
  'diwali',
  'good-friday',
  'guru-nanak-jayanti',
  'id-ul-fitr',
  'id-ul-zuha',
  'mahavir-jayanti',
  'muharram',
  'milad-un-nabi',
];

export const CENTRAL_LISTS: readonly CentralList[] = [
  {
    year: 2023,
    url: 'https://licbranchofficesindia.blogspot.com/search/label/India%20Government%20Holidays',
    days: {
      holi: '03-08',
      'ram-navami': '03-30',
      'mahavir-jayanti': '04-04',
      'good-friday': '04-07',
      'id-ul-fitr': '04-22',
      'buddha-purnima': '05-05',
      'id-ul-zuha': '06-29',
      muharram: '07-29',
      janmashtami: '09-07',
      'milad-un-nabi': '09-28',
      dussehra: '10-24',
      diwali: '11-12',
      'guru-nanak-jayanti': '11-27',
      christmas: '12-25',
    },
  },
  {
    year: 2024,
    url: 'https://7thpaycommissionnews.in/government-holiday-list-2024-in-india-2',
    days: {
      holi: '03-25',
      'good-friday': '03-29',
      'id-ul-fitr': '04-11',
      'ram-navami': '04-17',
      'mahavir-jayanti': '04-21',
      'buddha-purnima': '05-23',
      'id-ul-zuha': '06-17',
      muharram: '07-17',
      janmashtami: '08-26',
      'milad-un-nabi': '09-16',
      dussehra: '10-12',
      diwali: '10-31',
      'guru-nanak-jayanti': '11-15',
      christmas: '12-25',
    },
  },
  {
    year: 2025,
    url: 'https://cgstaffportal.in/2024/07/central-government-gazetted-holidays-in-2025/',
    days: {
      'maha-shivaratri': '02-26',
      holi: '03-14',
      'id-ul-fitr': '03-31',
      'mahavir-jayanti': '04-10',
      'good-friday': '04-18',
      'buddha-purnima': '05-12',
      'id-ul-zuha': '06-07',
      muharram: '07-06',
      janmashtami: '08-16',
      'milad-un-nabi': '09-05',
      dussehra: '10-02',
      diwali: '10-20',
      'guru-nanak-jayanti': '11-05',
      christmas: '12-25',
    },
    declared: { 'ambedkar-jayanti': '04-14' },
  },
  {
    year: 2026,
    url: 'https://niepvd.nic.in/?p=9775',
    days: {
      holi: '03-04',
      'id-ul-fitr': '03-21',
      'ram-navami': '03-26',
      'mahavir-jayanti': '03-31',
      'good-friday': '04-03',
      'buddha-purnima': '05-01',
      'id-ul-zuha': '05-27',
      muharram: '06-26',
      'milad-un-nabi': '08-26',
      janmashtami: '09-04',
      dussehra: '10-20',
      diwali: '11-08',
      'guru-nanak-jayanti': '11-24',
      christmas: '12-25',
    },
    declared: { 'ambedkar-jayanti': '04-14' },
  },
];
