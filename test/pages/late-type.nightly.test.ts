import { staysStill } from '../suites/late-type.ts';

staysStill([
  '/',
  '/browse/fuel',
  '/browse/fuel/city/mumbai',
  '/browse/fuel/state/uttar-pradesh',
  '/browse/commodities',
  '/browse/commodities/gold',
  '/browse/commodities/gold/mumbai',
  '/browse/commodities/silver/india',
  '/browse/forex',
  '/browse/forex/usd',
  '/browse/crypto',
  '/browse/crypto/btc',
  '/browse/gst',
  '/docs',
  '/docs/fuel',
  '/status',
  '/nowhere',
]);
