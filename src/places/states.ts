/** The 28 states and 8 union territories of India: one table for every area. Hindi names and capitals are reviewed by hand. */
export interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Name in Hindi (Devanagari). */
  hi: string;
  capital: string;
  /** Former names, short forms and spellings that sources and people use. */
  aliases: readonly string[];
}

export const STATES: readonly State[] = [
  {
    name: 'Andaman and Nicobar Islands',
    kind: 'union territory',
    hi: 'अंडमान और निकोबार द्वीपसमूह',
    capital: 'Port Blair',
    aliases: ['Andaman & Nicobar', 'Andaman Nicobar', 'Andaman', 'AN'],
  },
  { name: 'Andhra Pradesh', kind: 'state', hi: 'आंध्र प्रदेश', capital: 'Amaravati', aliases: ['Andhra', 'AP'] },
  { name: 'Arunachal Pradesh', kind: 'state', hi: 'अरुणाचल प्रदेश', capital: 'Itanagar', aliases: ['Arunachal', 'AR'] },
  { name: 'Assam', kind: 'state', hi: 'असम', capital: 'Dispur', aliases: ['AS'] },
  { name: 'Bihar', kind: 'state', hi: 'बिहार', capital: 'Patna', aliases: ['BR'] },
  { name: 'Chandigarh', kind: 'union territory', hi: 'चंडीगढ़', capital: 'Chandigarh', aliases: ['CH'] },
  {
    name: 'Chhattisgarh',
    kind: 'state',
    hi: 'छत्तीसगढ़',
    capital: 'Raipur',
    aliases: ['Chhatisgarh', 'Chattisgarh', 'Chattishgarh', 'CG', 'CT'],
  },
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    kind: 'union territory',
    hi: 'दादरा और नगर हवेली और दमन और दीव',
    capital: 'Daman',
    aliases: [
      'Dadra & Nagar Haveli and Daman & Diu',
      'Dadra and Nagar Haveli',
      'Dadra & Nagar Haveli',
      'Dadra Nagarhaveli',
      'Daman and Diu',
      'Daman & Diu',
      'Daman Diu',
      'DNHDD',
      'DH',
    ],
  },
  {
    name: 'Delhi',
    kind: 'union territory',
    hi: 'दिल्ली',
    capital: 'New Delhi',
    aliases: ['NCT of Delhi', 'National Capital Territory of Delhi', 'DL'],
  },
  { name: 'Goa', kind: 'state', hi: 'गोवा', capital: 'Panaji', aliases: ['GA'] },
  { name: 'Gujarat', kind: 'state', hi: 'गुजरात', capital: 'Gandhinagar', aliases: ['GJ'] },
  { name: 'Haryana', kind: 'state', hi: 'हरियाणा', capital: 'Chandigarh', aliases: ['HR'] },
  { name: 'Himachal Pradesh', kind: 'state', hi: 'हिमाचल प्रदेश', capital: 'Shimla', aliases: ['Himachal', 'HP'] },
  {
    name: 'Jammu and Kashmir',
    kind: 'union territory',
    hi: 'जम्मू और कश्मीर',
    capital: 'Srinagar',
    aliases: ['Jammu & Kashmir', 'Jammu Kashmir', 'Jammu', 'Kashmir', 'J&K', 'JK'],
  },
  { name: 'Jharkhand', kind: 'state', hi: 'झारखंड', capital: 'Ranchi', aliases: ['JH'] },
  { name: 'Karnataka', kind: 'state', hi: 'कर्नाटक', capital: 'Bangalore', aliases: ['KA'] },
  { name: 'Kerala', kind: 'state', hi: 'केरल', capital: 'Thiruvananthapuram', aliases: ['KL'] },
  { name: 'Ladakh', kind: 'union territory', hi: 'लद्दाख', capital: 'Leh', aliases: ['LA'] },
  { name: 'Lakshadweep', kind: 'union territory', hi: 'लक्षद्वीप', capital: 'Kavaratti', aliases: ['LD'] },
  { name: 'Madhya Pradesh', kind: 'state', hi: 'मध्य प्रदेश', capital: 'Bhopal', aliases: ['MP'] },
  { name: 'Maharashtra', kind: 'state', hi: 'महाराष्ट्र', capital: 'Mumbai', aliases: ['MH'] },
  { name: 'Manipur', kind: 'state', hi: 'मणिपुर', capital: 'Imphal', aliases: ['MN'] },
  { name: 'Meghalaya', kind: 'state', hi: 'मेघालय', capital: 'Shillong', aliases: ['ML'] },
  { name: 'Mizoram', kind: 'state', hi: 'मिज़ोरम', capital: 'Aizawl', aliases: ['MZ'] },
  { name: 'Nagaland', kind: 'state', hi: 'नागालैंड', capital: 'Kohima', aliases: ['NL'] },
  { name: 'Odisha', kind: 'state', hi: 'ओडिशा', capital: 'Bhubaneswar', aliases: ['Orissa', 'OD', 'OR'] },
  { name: 'Puducherry', kind: 'union territory', hi: 'पुडुचेरी', capital: 'Pondicherry', aliases: ['Pondicherry', 'Pondy', 'PY'] },
  { name: 'Punjab', kind: 'state', hi: 'पंजाब', capital: 'Chandigarh', aliases: ['PB'] },
  { name: 'Rajasthan', kind: 'state', hi: 'राजस्थान', capital: 'Jaipur', aliases: ['RJ'] },
  { name: 'Sikkim', kind: 'state', hi: 'सिक्किम', capital: 'Gangtok', aliases: ['SK'] },
  { name: 'Tamil Nadu', kind: 'state', hi: 'तमिलनाडु', capital: 'Chennai', aliases: ['Tamilnadu', 'TN'] },
  { name: 'Telangana', kind: 'state', hi: 'तेलंगाना', capital: 'Hyderabad', aliases: ['Telengana', 'TG', 'TS'] },
  { name: 'Tripura', kind: 'state', hi: 'त्रिपुरा', capital: 'Agartala', aliases: ['TR'] },
  { name: 'Uttar Pradesh', kind: 'state', hi: 'उत्तर प्रदेश', capital: 'Lucknow', aliases: ['UP'] },
  { name: 'Uttarakhand', kind: 'state', hi: 'उत्तराखंड', capital: 'Dehradun', aliases: ['Uttaranchal', 'UK', 'UA'] },
  { name: 'West Bengal', kind: 'state', hi: 'पश्चिम बंगाल', capital: 'Kolkata', aliases: ['Bengal', 'WB'] },
];

/** What a state of that very name is called; its name alone where the table has none of it. */
export const findStateName = (name: string): { name: string; hi?: string } => STATES.find((one) => one.name === name) ?? { name };
