/** Written after the shape of Razorpay's replies, with its quirks: stray spaces, NA for nothing, null. */
export const RAZORPAY_REPLY = {
  BRANCH: 'TULSIANI CHMBRS - NARIMAN PT',
  CENTRE: 'GREATER MUMBAI',
  DISTRICT: 'GREATER MUMBAI',
  STATE: 'MAHARASHTRA',
  ADDRESS: '101-104 TULSIANI CHAMBERS  FREE PRESS JOURNAL MARG,NARIMAN POINT ',
  CONTACT: 'NA',
  IMPS: true,
  RTGS: true,
  CITY: 'MUMBAI',
  ISO3166: 'IN-MH',
  NEFT: true,
  MICR: '400240001',
  UPI: true,
  SWIFT: null,
  BANK: 'HDFC Bank',
  BANKCODE: 'HDFC',
  IFSC: 'HDFC0000001',
};

/** What it is read as. */
export const BRANCH = {
  bank: 'HDFC Bank',
  branch: 'TULSIANI CHMBRS - NARIMAN PT',
  address: '101-104 TULSIANI CHAMBERS FREE PRESS JOURNAL MARG,NARIMAN POINT',
  city: 'MUMBAI',
  centre: 'GREATER MUMBAI',
  district: 'GREATER MUMBAI',
  state: 'MAHARASHTRA',
  contact: null,
  micr: '400240001',
  swift: null,
  upi: true,
  neft: true,
  rtgs: true,
  imps: true,
};
