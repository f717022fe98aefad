import { STATES } from './states.ts';

/** States and union territories of India that share a border on land, each pair once (Survey of India, political map of India). */
const BORDERS: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh': ['Chhattisgarh', 'Karnataka', 'Odisha', 'Tamil Nadu', 'Telangana', 'Puducherry'],
  'Arunachal Pradesh': ['Assam', 'Nagaland'],
  Assam: ['Meghalaya', 'Mizoram', 'Manipur', 'Nagaland', 'Tripura', 'West Bengal'],
  Bihar: ['Jharkhand', 'Uttar Pradesh', 'West Bengal'],
  Chhattisgarh: ['Jharkhand', 'Madhya Pradesh', 'Maharashtra', 'Odisha', 'Telangana', 'Uttar Pradesh'],
  Goa: ['Karnataka', 'Maharashtra'],
  Gujarat: ['Madhya Pradesh', 'Maharashtra', 'Rajasthan', 'Dadra and Nagar Haveli and Daman and Diu'],
  Haryana: ['Himachal Pradesh', 'Punjab', 'Rajasthan', 'Uttar Pradesh', 'Delhi', 'Chandigarh'],
  'Himachal Pradesh': ['Punjab', 'Uttarakhand', 'Uttar Pradesh', 'Jammu and Kashmir', 'Ladakh'],
  Jharkhand: ['Odisha', 'Uttar Pradesh', 'West Bengal'],
  Karnataka: ['Kerala', 'Maharashtra', 'Tamil Nadu', 'Telangana'],
  Kerala: ['Tamil Nadu', 'Puducherry'],
  'Madhya Pradesh': ['Maharashtra', 'Rajasthan', 'Uttar Pradesh'],
  Maharashtra: ['Telangana', 'Dadra and Nagar Haveli and Daman and Diu'],
  Manipur: ['Mizoram', 'Nagaland'],
  Mizoram: ['Tripura'],
  Odisha: ['West Bengal'],
  Punjab: ['Rajasthan', 'Chandigarh', 'Jammu and Kashmir'],
  Rajasthan: ['Uttar Pradesh'],
  Sikkim: ['West Bengal'],
  'Tamil Nadu': ['Puducherry'],
  'Uttar Pradesh': ['Uttarakhand', 'Delhi'],
  'Jammu and Kashmir': ['Ladakh'],
};

/** The states that border on one, by name, and after them the union territories; none for islands and for what is no state. */
export function borderingStates(name: string): string[] {
  const bordering = STATES.filter((one) => BORDERS[name]?.includes(one.name) || BORDERS[one.name]?.includes(name));
  return bordering.toSorted((a, b) => Number(a.kind !== 'state') - Number(b.kind !== 'state')).map((one) => one.name);
}
