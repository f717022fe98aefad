// Replies after the upstreams' shapes; the taxpayer is fictional and the number the one published as safe for tests.
export const GSTIN = '27ABCFE1234F1ZW';

export const RAW = {
  gstin: GSTIN,
  lgnm: 'ASHA TRADERS',
  tradeNam: 'ASHA',
  sts: 'Active',
  rgdt: '01/07/2017',
  ctb: 'Partnership',
  dty: 'Regular',
  nba: ['Retail Business', 'NA'],
  pradr: { addr: { bno: '12', st: 'MG Road', bnm: '', flno: '', loc: 'Pune', dst: 'Pune', pncd: '411001', lt: '18.52', lg: '73.85' } },
};

export const EXPECTED_PROFILE = {
  trade_name: 'ASHA',
  legal_name: 'ASHA TRADERS',
  registration_status: 'Active',
  registration_date: '01/07/2017',
  constitution: 'Partnership',
  taxpayer_type: 'Regular',
  nature_of_business: ['Retail Business'],
  address: '12, MG Road, Pune, 411001',
  lat: 18.52,
  lon: 73.85,
};

// Out of order, with dashes and slashes, and with a month of the year before.
export const FILED = {
  EFiledlist: [
    { valid: 'Y', mof: 'ONLINE', dof: '11-05-2025', ret_prd: '042025', rtntype: 'GSTR1', arn: 'A1', status: 'Filed' },
    { valid: 'Y', mof: 'ONLINE', dof: '20/02/2026', ret_prd: '012026', rtntype: 'GSTR3B', arn: 'A2', status: 'Filed' },
    { valid: 'Y', mof: 'ONLINE', dof: '11-04-2025', ret_prd: '032025', rtntype: 'GSTR1', arn: 'A3', status: 'Filed' },
  ],
};

export const PORTAL_RETURNS = {
  filingStatus: [
    [
      { fy: '2025-2026', taxp: 'January', mof: 'ONLINE', dof: '20/02/2026', rtntype: 'GSTR3B', arn: 'NA', status: 'Filed' },
      { fy: '2025-2026', taxp: 'April', mof: 'ONLINE', dof: '11/05/2025', rtntype: 'GSTR1', arn: 'NA', status: 'Filed' },
      { fy: '2024-2025', taxp: 'March', mof: 'ONLINE', dof: '11/04/2025', rtntype: 'GSTR1', arn: 'NA', status: 'Filed' },
    ],
  ],
};

export const EXPECTED_RETURNS = [
  { return_type: 'GSTR3B', period: 'January', mode: 'ONLINE', filed_on: '20/02/2026', status: 'Filed' },
  { return_type: 'GSTR1', period: 'April', mode: 'ONLINE', filed_on: '11/05/2025', status: 'Filed' },
];
