// A reply in the shape of RFC 9083; registrar, people and names are made up.
export const NAME = 'jaankari-trial.in';

export const RECORD = {
  objectClassName: 'domain',
  handle: 'D1-IN',
  ldhName: 'JAANKARI-TRIAL.IN',
  unicodeName: 'jaankari-trial.in',
  status: ['client transfer prohibited', 'Active'],
  events: [
    { eventAction: 'registration', eventDate: '2020-02-01T10:00:00Z' },
    { eventAction: 'expiration', eventDate: '2027-02-01T10:00:00.0+05:30' },
    { eventAction: 'last changed', eventDate: 'not known' },
  ],
  nameservers: [
    { objectClassName: 'nameserver', ldhName: 'NS1.EXAMPLE.NET' },
    { objectClassName: 'nameserver', ldhName: 'ns2.example.net.' },
  ],
  secureDNS: { delegationSigned: false },
  entities: [
    { objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Asha Example']]] },
    {
      objectClassName: 'entity',
      roles: ['registrar'],
      handle: '1',
      publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', 'Example Registrar'],
        ],
      ],
      links: [{ rel: 'related', href: 'https://rdap.example.net/' }],
    },
  ],
};

export const EXPECTED = {
  registrar: 'Example Registrar',
  registrar_id: '9999',
  registered_on: '2020-02-01T10:00:00.000Z',
  expires_on: '2027-02-01T04:30:00.000Z',
  updated_on: null,
  status: ['client transfer prohibited', 'active'],
  nameservers: ['ns1.example.net', 'ns2.example.net'],
  dnssec: false,
};
