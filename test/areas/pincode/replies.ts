/** Written after the shape of api.postalpincode.in: an array of one, nulls, NA for nothing. */
export const office = (Name: string, BranchType: string, DeliveryStatus: string, Block = 'NA') => ({
  Name,
  Description: null,
  BranchType,
  DeliveryStatus,
  Circle: 'Delhi',
  District: 'Central Delhi',
  Division: 'New Delhi Central',
  Region: 'Delhi',
  Block,
  State: 'Delhi',
  Country: 'India',
  Pincode: '110099',
});

export const FOUND = JSON.stringify([
  {
    Message: 'Number of pincode(s) found:2',
    Status: 'Success',
    PostOffice: [
      office('A New Office', 'Sub Post Office', 'Delivery', 'New Delhi '),
      office('A Newer Office', 'Branch Post Office', 'Non-Delivery'),
    ],
  },
]);
export const NONE = JSON.stringify([{ Message: 'No records found', Status: 'Error', PostOffice: null }]);

const common = { district: 'Central Delhi', division: 'New Delhi Central', region: 'Delhi', circle: 'Delhi', state: 'Delhi' };
/** What FOUND is read as. */
export const TOLD = [
  { name: 'A New Office', type: 'sub', delivery: true, taluk: 'New Delhi', ...common },
  { name: 'A Newer Office', type: 'branch', delivery: false, taluk: null, ...common },
];
