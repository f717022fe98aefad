import { postalpincode } from '../../../src/areas/pincode/providers/postalpincode.ts';
import { testProviders } from '../../support/provider-suite.ts';
import { FOUND, NONE, office, TOLD } from './replies.ts';

testProviders('pincode', [
  {
    provider: postalpincode,
    ask: postalpincode.offices,
    question: '110099',
    request: /^\/pincode\/110099$/,
    good: { body: FOUND, expected: TOLD },
    notFound: { body: NONE },
    outages: [
      { title: 'an error of another kind', body: '[{"Message":"The requested resource is down","Status":"Error","PostOffice":null}]' },
      { title: 'a success without offices', body: '[{"Message":"Number of pincode(s) found:0","Status":"Success","PostOffice":[]}]' },
      {
        title: 'another PIN code than was asked for',
        body: JSON.stringify([{ Status: 'Success', PostOffice: [{ ...office('X', 'Sub Post Office', 'Delivery'), Pincode: '110098' }] }]),
      },
    ],
  },
]);
