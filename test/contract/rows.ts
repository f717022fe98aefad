/** A row of a table of the contract, and the test that holds it. */
export interface ContractRow {
  id: string;
  area: string;
  /** What the contract says, in a few words. */
  says: string;
  /** The test's file. */
  file: string;
  /** Its title as it stands in the file. */
  title: string;
}

/** Rows of one area, numbered as they stand: what the contract says, the file under `test/`, the title. */
const rowsOf = (area: string, rows: readonly (readonly [says: string, file: string, title: string])[]): ContractRow[] =>
  rows.map(([says, file, title], at) => ({ id: `${area.replace(' ', '-')}-${at + 1}`, area, says, file: `test/${file}`, title }));

export const ROWS: readonly ContractRow[] = [
  ...rowsOf('general', [
    ['Plain GET; another method is refused', 'server/server.test.ts', 'refuses %s with 405 and says what is allowed'],
    ['CORS: readable from any frontend', 'server/server.test.ts', 'may be read from any frontend: %s'],
    [
      'Answers are cached, each by the rule of its area',
      'server/server.test.ts',
      'carries the cache rule of its area, and errors are never kept',
    ],
    ['No key is needed; `x-api-key` is accepted', 'server/server.test.ts', 'accepts x-api-key and needs none'],
    [
      'Every endpoint of an area is reachable, documented and in OpenAPI',
      'catalog/reachable.test.ts',
      'stands in OpenAPI and in the reference: %s',
    ],
  ]),
  ...rowsOf('fuel', [
    [
      'Price cell: `price` (number, per litre), `unit` = per_litre, `change_pct`',
      'areas/fuel/endpoints.test.ts',
      'gives one fuel of a city',
    ],
    [
      '`change_pct` is against the day before; `updated_at` is ISO 8601 UTC',
      'areas/fuel/endpoints.test.ts',
      'computes the change against the day before',
    ],
    [
      '`/fuel`: both fuels of every state, `scope` states, `count`, `fetched_at`',
      'areas/fuel/endpoints.test.ts',
      'lists both fuels of every state and union territory',
    ],
    ['`fuel` = petrol or diesel', 'areas/fuel/endpoints.test.ts', 'narrows the listing to one fuel'],
    ['`city`, in any case: one place', 'areas/fuel/endpoints.test.ts', 'gives the city called %s'],
    ['`state`, with `+` for spaces: the state and its cities', 'areas/fuel/endpoints.test.ts', 'gives the state called %s with its cities'],
    [
      '`type` = city or state, state by default',
      'areas/fuel/endpoints.test.ts',
      'lists the cities with type=city, and both filters combine',
    ],
    ['`/fuel/cities`: at least 46 places, by name and type', 'areas/fuel/endpoints.test.ts', 'lists every place with prices once'],
    [
      '`/fuel/search`: at most 20',
      'areas/fuel/endpoints.test.ts',
      'gives at most 20, best first, each with a score and an address that answers',
    ],
    ['`/fuel/search`: near spellings', 'areas/fuel/endpoints.test.ts', 'finds %s'],
    [
      '`/fuel/history`: seven days by default, `price` as a decimal string, `date`',
      'areas/fuel/endpoints.test.ts',
      'gives seven days of petrol by default, newest first, prices as decimal strings',
    ],
    ['`days` from 1 to 90', 'areas/fuel/endpoints.test.ts', 'refuses days=%s and says 1 to 90'],
    [
      '`/fuel/latest`: the 13 cities most asked for, without `location_type`',
      'areas/fuel/endpoints.test.ts',
      'gives the 13 popular cities without a location type',
    ],
    [
      '`/fuel/status`: the last crawl, its success and its failures',
      'areas/fuel/endpoints.test.ts',
      'says when the last crawl was, from which source, and that old prices are old',
    ],
    [
      '`commodity=gold`: an error that points to /commodities',
      'areas/fuel/endpoints.test.ts',
      'refuses metals with a hint to their own area',
    ],
    ['An unknown place is told, with near names', 'areas/fuel/endpoints.test.ts', 'answers an unknown city with 404 and the nearest names'],
    ['Five crawls a day between 05:30 and 10:30 IST', 'workflows/rules.test.ts', 'crawls fuel five times between 05:30 and 10:30 IST'],
  ]),
  ...rowsOf('liquor', [
    [
      'Brand summary: `brand` (slug), `products`, `categories`',
      'areas/liquor/endpoints.test.ts',
      'gives every brand with the number of its products and categories',
    ],
    [
      'Category summary: `category` (display name), `products`',
      'areas/liquor/endpoints.test.ts',
      'gives every category by its name with the number of its products',
    ],
    [
      'Product summary: `id`, `brand`, `name`, `volume`, `price` (text), `image` (absolute URL); by price ascending',
      'areas/liquor/endpoints.test.ts',
      'gives all products, the cheapest first, prices as texts and pictures by absolute addresses',
    ],
    ['`/liquor?brand=`: echoed', 'areas/liquor/endpoints.test.ts', 'gives the products of the brand called %s, echoed'],
    ['`/liquor?category=`, in any case', 'areas/liquor/endpoints.test.ts', 'gives the products of the category called %s, echoed'],
    ['`/liquor/search`: product search', 'areas/liquor/endpoints.test.ts', 'finds %s'],
    [
      'Product detail: the summary with `category`, `sku`, `rating`, `review_count`, `availability`, `description`, `reviews`',
      'areas/liquor/endpoints.test.ts',
      'gives every member of the contract, with sizes, source, state and day',
    ],
    [
      'Review: `author`, `rating`, `body`',
      'areas/liquor/crawl.test.ts',
      'give reviews as they are published there, without their markup, and nobody else has any',
    ],
    [
      'More than 120 products, 16 brands, 13 categories',
      'suites/liquor-starter.ts',
      'has all products, brands and categories (317, 107 and 18 of the whole file), and is no success of a crawl',
    ],
    [
      '`/liquor-img/{brand}_{index}.webp`, kept for seven days',
      'areas/liquor/endpoints.test.ts',
      'serves a picture for seven days, with a strong ETag and 304',
    ],
    ['Pictures are served by the service itself', 'areas/liquor/endpoints.test.ts', 'has every picture that a product names'],
    ['Responses are kept for ten minutes', 'areas/liquor/host.test.ts', 'changes no answer that names no address of ours'],
  ]),
  ...rowsOf('web fetch', [
    ['`/fetch`: every member of a result', 'areas/webfetch/fetch.test.ts', 'gives every member of the contract'],
    ['`url` may be a bare hostname', 'areas/webfetch/fetch.test.ts', 'completes a bare hostname with https://'],
    [
      '`format`: markdown with headings, links, images, lists, tables, code and its language; text; html',
      'areas/webfetch/fetch.test.ts',
      'keeps headings, links, images, lists, tables and code with its language in markdown, none of its signs in text',
    ],
    [
      '`format=json`: metadata alone; `main=0`: the whole page; `links=1`: its links',
      'areas/webfetch/fetch.test.ts',
      'gives metadata only as json, the whole page with main=0, links with links=1',
    ],
    ['`max`: 20,000 by default', 'areas/webfetch/fetch.test.ts', 'gives 20,000 characters at most where max is not sent'],
    ['`max`: content is cut to it', 'areas/webfetch/fetch.test.ts', 'cuts to max and says so'],
    [
      '`max` from 500 to 100,000; `main` and `links` 0 or 1; a known `format`',
      'areas/webfetch/fetch-errors.test.ts',
      'answers %j with 400 and a readable reason',
    ],
    [
      '`/crawl`: the page and `pages[]`',
      'areas/webfetch/crawl-and-map.test.ts',
      'follows the links of the content before those around it, as far as robots.txt lets it',
    ],
    ['`/crawl`: `limit` 5 by default', 'areas/webfetch/crawl-and-map.test.ts', 'follows five links where limit is not sent'],
    ['`/crawl`: `limit` from 1 to 10', 'areas/webfetch/crawl-and-map.test.ts', 'does not accept limit=%s'],
    [
      '`same_host`: 1 by default, 0 leaves the host',
      'areas/webfetch/crawl-and-map.test.ts',
      'stays on the host, and goes to others with same_host=0',
    ],
    [
      '`/map`: links, without fetching them; `limit` from 1 to 500',
      'areas/webfetch/crawl-and-map.test.ts',
      'lists links with their text, without fetching them',
    ],
    ['`/search`: `q`, `limit`, `results[]` with a `url`', 'search/endpoint.test.ts', 'gives 10 results by default, and 1 to 20 as asked'],
    ['`/v1/fetch`, `/v1/crawl`, `/v1/map` are the same', 'areas/webfetch/crawl-and-map.test.ts', 'answers at /v1%s as without it'],
    ['Redirects: five at most', 'net/guarded.test.ts', 'gives up at the sixth'],
    ['`final_url` is where they end', 'areas/webfetch/fetch.test.ts', 'reports where redirects end and takes an error page as a result'],
    [
      'Private, local, link-local and metadata addresses are refused',
      'net/guarded.test.ts',
      'refuses %s (%s) as a literal and by name, at first and after a redirect',
    ],
    ['... at every hop', 'net/guarded.test.ts', 'checks a name again at every hop'],
    ['http and https alone', 'net/guarded.test.ts', 'says of %s that it is a %s'],
    [
      'A page is kept for 15 minutes',
      'areas/webfetch/page-cache.test.ts',
      'keeps a page for 15 minutes and no longer, an error page for one',
    ],
    ['`cached` tells a kept page', 'areas/webfetch/fetch.test.ts', 'keeps the page for every format and says so'],
    ['A page drawn by scripts still has its metadata', 'areas/webfetch/read/read.test.ts', 'reads metadata of a page drawn by scripts'],
    [
      'Binary content is not parsed, and `error` says so',
      'areas/webfetch/fetch-kinds.test.ts',
      'says of binary content that it is not parsed',
    ],
    [
      "400 for a caller's mistake: `success` false and `error`",
      'areas/webfetch/fetch-errors.test.ts',
      'answers %j with 400 and a readable reason',
    ],
    ['502 when the upstream fails', 'areas/webfetch/fetch-errors.test.ts', 'answers with 502 when the upstream fails'],
  ]),
  ...rowsOf('schemes', [
    [
      'Listing record: its 12 members, each of its type; `levels`',
      'areas/schemes/endpoints.test.ts',
      'gives the members of the contract, every one of its type',
    ],
    ['`total`, `page`, `limit`: 20 a page by default', 'areas/schemes/endpoints.test.ts', 'lists all by name, twenty a page'],
    ['`q`: words combined by AND', 'areas/schemes/endpoints.test.ts', 'searches with words combined, whatever their case and order'],
    ['`q`: over name, short title, brief and tags', 'areas/schemes/endpoints.test.ts', 'searches the %s'],
    [
      '`level` = central or state; `ministry` by a part of its name; filters combine',
      'areas/schemes/endpoints.test.ts',
      'filters by level, ministry, category and state, all together too',
    ],
    [
      '`state`: its own schemes and those for all of India',
      'areas/schemes/endpoints.test.ts',
      'gives a state its own schemes and those for all of India; aliases of its name are known',
    ],
    ['`category`', 'areas/schemes/endpoints.test.ts', 'knows the category %s'],
    ['`limit` from 1 to 100, `page` from 1', 'areas/schemes/endpoints.test.ts', 'refuses %s and says what is accepted'],
    ['`/schemes/:slug`', 'areas/schemes/endpoints.test.ts', 'gives the listing record with its texts'],
    ['`/schemes/stats/levels`', 'areas/schemes/endpoints.test.ts', 'counts by level'],
    [
      '`/schemes/stats/categories`: 19 categories',
      'areas/schemes/endpoints.test.ts',
      'counts by category: 15 labels, 19 parts, and how many are unknown',
    ],
    [
      'A mirror: changes when its source changes',
      'areas/schemes/crawl.test.ts',
      'reads again only what changed, and leaves both files as they are when nothing did',
    ],
    ['Every scheme of the source', 'areas/schemes/crawl.test.ts', 'brings every scheme that the publisher counts, every field mapped'],
  ]),
  ...rowsOf('commodities', [
    [
      'At least 167 places for gold, 135 for silver and for platinum; unit of each; India first',
      'areas/commodities/endpoints.test.ts',
      'lists %s in at least %i places besides the national price',
    ],
    [
      '`metal` is gold by default; `details` with 22 and 18 karat as numbers',
      'areas/commodities/endpoints.test.ts',
      'gives gold when no metal is named, with 22 and 18 karat as numbers',
    ],
    ['No `details` for silver and platinum', 'areas/commodities/endpoints.test.ts', 'gives no details for silver and platinum'],
    [
      '`price` and `change_pct` are strings with two decimals, `updated_at` ISO 8601 UTC, or the day alone where no hour is on record',
      'areas/commodities/endpoints.test.ts',
      'gives every price and change as a string with two decimals, with its time in UTC',
    ],
    ['`city`, in any case: one place', 'areas/commodities/endpoints.test.ts', 'gives the one place called %s'],
    [
      '`type`: all places, abroad too, are cities',
      'areas/commodities/endpoints.test.ts',
      'lists all places with type=city, and says why there are none with type=state',
    ],
    ['`/commodities/cities`', 'areas/commodities/endpoints.test.ts', 'lists the places of %s once each'],
    ['`/commodities/search`: near spellings', 'areas/commodities/endpoints.test.ts', 'finds %s'],
    ['`/commodities/search`: `q` is required', 'areas/commodities/endpoints.test.ts', 'asks for q at %s'],
    [
      '`/commodities/history`: seven days by default, newest first, `price` as a string',
      'areas/commodities/endpoints.test.ts',
      'gives seven days of the national gold price by default, newest first, prices as decimal strings',
    ],
    ['The national price has ten days of history', 'areas/commodities/endpoints.test.ts', 'has ten days of the national price of %s'],
    ['`city` as it was sent', 'areas/commodities/endpoints.test.ts', 'repeats the city as it was sent'],
    ['`days` from 1 to 90', 'areas/commodities/endpoints.test.ts', 'refuses days=%s and says 1 to 90'],
    [
      '`/commodities/latest`',
      'areas/commodities/endpoints.test.ts',
      'says what the last crawl did, which days are on record, and the measured premiums',
    ],
  ]),
  ...rowsOf('train', [
    [
      'Train summary: stations, times as HH.MM, `days_runs`, `classes`, `train_type`',
      'areas/train/served.test.ts',
      'answers trains, a train, its route, its fares and a station from the timetable',
    ],
    [
      '`date` is today where it is not sent',
      'areas/train/served.test.ts',
      'answers trains, a train, its route, its fares and a station from the timetable',
    ],
    ['`date` as YYYYMMDD; `from` and `to` are required', 'areas/train/served.test.ts', 'answers %s with %i'],
    [
      'Train info: its members',
      'areas/train/served.test.ts',
      'answers trains, a train, its route, its fares and a station from the timetable',
    ],
    [
      '`/train/route`: stations with times and coordinates',
      'areas/train/served.test.ts',
      'answers trains, a train, its route, its fares and a station from the timetable',
    ],
    [
      '`/train/pnr`: train, day, class and every passenger',
      'areas/train/served.test.ts',
      'tells train, day, class and every passenger of a ticket, kept by nobody on the way',
    ],
    ['`/train/pnr`: ten digits', 'areas/train/served.test.ts', 'answers %s with %i'],
    [
      '`/train/live`: the train with `fare` by class, `distance_km` and where it is',
      'areas/train/served.test.ts',
      'tells a train with its fare by class, its distance and where it is',
    ],
    [
      'Several providers, the next when one is out',
      'areas/train/endpoints.test.ts',
      'gives what the first provider says that answers, filtered by the day at the boarding station',
    ],
    [
      '... down to the timetable on record',
      'areas/train/served.test.ts',
      'answers trains, a train, its route, its fares and a station from the timetable',
    ],
  ]),
  ...rowsOf('gst', [
    [
      'Taxpayer profile with goods, filing years and filing status',
      'areas/gst/endpoints.test.ts',
      'puts the profile, goods and filing of different providers together',
    ],
    ['`lat` and `lon` are numbers', 'areas/gst/providers.test.ts', 'reads %j and %j'],
    ['`fy`: filing data alone', 'areas/gst/endpoints.test.ts', 'gives one financial year with fy'],
    [
      '`fy` that is not there: 400 with the years there are',
      'areas/gst/endpoints.test.ts',
      'lists the years there are for one that is not',
    ],
    ['A number that is none: 400', 'areas/gst/endpoints.test.ts', 'refuses %s and says which position is wrong'],
    ['Positions of a GSTIN: state, PAN, entity, check digit', 'areas/gst/gstin.test.ts', 'reads the published number %s as %s'],
    ['... every wrong character is found', 'areas/gst/gstin.test.ts', 'finds every single wrong character of a good number'],
    ['`/gst/pan`: `count` and `gstins`', 'areas/gst/endpoints.test.ts', 'lists the numbers of a PAN'],
    ['A PAN has ten characters', 'areas/gst/endpoints.test.ts', 'answers pan=%s with %i where nobody is configured'],
  ]),
  ...rowsOf('vehicle', [
    [
      'Listed by its path: `/vehicle`, registration certificate lookup',
      'areas/vehicle/endpoints.test.ts',
      'gives what the register says, without the owner',
    ],
    [
      '... without a provider the plate itself is read',
      'areas/vehicle/endpoints.test.ts',
      'reads a plate and its office without a key, and says what is not available',
    ],
  ]),
  ...rowsOf('weather', [
    [
      'A reading: its members and units; Kolkata by default',
      'areas/weather/endpoints.test.ts',
      'gives Kolkata by default, in the shape of the contract',
    ],
    ['The 12 cities', 'areas/weather/endpoints.test.ts', 'lists the twelve, live and as a file'],
    ['... by name', 'areas/weather/endpoints.test.ts', 'knows the city called %s'],
    ['Conditions by code', 'areas/weather/codes.test.ts', 'calls code %i %s, as the contract does'],
    ['`lat` with `lon`, `lan` or `lng`', 'areas/weather/endpoints.test.ts', 'takes the longitude as %s and names the nearest city'],
    ['`lat` from -90 to 90, longitude from -180 to 180', 'areas/weather/endpoints.test.ts', 'refuses %s and says why'],
  ]),
  ...rowsOf('qr', [
    [
      'A picture with a strong ETag: png by default, svg, jpg, webp',
      'areas/qr/endpoint.test.ts',
      'is sent as %s with its type, a strong ETag and a name',
    ],
    [
      '`data`: scanners read it again, in every format and level',
      'areas/qr/endpoint.test.ts',
      'is read again as it was given: %s, level %s',
    ],
    ['... by a second scanner', 'areas/qr/endpoint.test.ts', 'is read by a second scanner too: %s, level %s'],
    ['`data` up to the limit of QR codes', 'areas/qr/endpoint.test.ts', 'holds as much as the standard lets it: level %s'],
    [
      '`size`, `color`, `bgcolor`',
      'areas/qr/endpoint.test.ts',
      'is a PNG of 200 by 200 where nothing else is asked for, and has the size and the colours that are',
    ],
    ['`margin`, `qzone`', 'areas/qr/endpoint.test.ts', 'keeps the quiet zone and the margin that were asked for'],
    ['`upi` with `pn`, `am`, `tn`: the link of a payment', 'areas/qr/endpoint.test.ts', 'is the link that apps open'],
    ['Bad input: 400 with the limit or what is accepted', 'areas/qr/endpoint.test.ts', 'is refused in words: %.40s'],
    ['Its page makes one as one types', 'pages/qr.test.ts', 'makes a code as one types, which asks nobody'],
  ]),
  ...rowsOf('screenshot', [
    [
      'A PNG of the window by default, strong ETag, kept for 24 hours',
      'areas/screenshot/endpoint.test.ts',
      'is a PNG of the window by default, with a strong ETag',
    ],
    ['`format`, `quality`: one taking for all', 'areas/screenshot/endpoint.test.ts', 'takes a page once for all formats and qualities'],
    [
      '`width`, `height`, `scale`, `dark`',
      'areas/screenshot/endpoint.test.ts',
      'has the width, the height, the scale and the colours that were asked for',
    ],
    ['`full_page`', 'areas/screenshot/endpoint.test.ts', 'takes the whole page, and of a page without end what fits'],
    ['`selector`', 'areas/screenshot/endpoint.test.ts', 'takes one element by its selector'],
    ['`delay`', 'areas/screenshot/endpoint.test.ts', 'waits as long as it was asked to'],
    [
      'A page that never ends loading',
      'areas/screenshot/endpoint.test.ts',
      'shows a page that never ends loading as far as it has come, and says so',
    ],
    ['... or never begins, or holds the browser', 'areas/screenshot/endpoint.test.ts', 'ends in time with words for %s'],
    ['Private addresses are refused', 'areas/screenshot/endpoint.test.ts', 'refuses the address "%s"'],
    [
      '... those that the page asks for: pictures, redirects, fetch, frames, workers, WebSockets, WebRTC',
      'suites/taken-pages.ts',
      'reaches no host that is not public, by any of its ways: %s',
    ],
    ['... and those that it goes to', 'suites/taken-pages.ts', 'is refused when it goes there itself: %s'],
    [
      'Too many at once: 503 `busy`, fair by caller',
      'areas/screenshot/endpoint.test.ts',
      'tells one caller with many pages that it is busy, and serves another beside',
    ],
    ['One browser, started anew when it dies', 'areas/screenshot/endpoint.test.ts', 'starts the %s anew when it has died'],
    ['Without Chromium: 503 that says how to install it', 'areas/screenshot/endpoint.test.ts', 'says with %j how to get one'],
  ]),
  ...rowsOf('ip', [
    ['Listed by its path: `/ip`', 'areas/ip/endpoints.test.ts', 'tells the country of %s'],
    ['... the caller by default, kept by nobody', 'areas/ip/endpoints.test.ts', 'is never given to another caller, nor kept by any cache'],
  ]),
  ...rowsOf('domain', [
    [
      'Listed by its path: `/domain`',
      'areas/domain/endpoints.test.ts',
      'tells registrar, dates, status, name servers and DNSSEC by the registry, and nobody’s person',
    ],
    ['... an outage is never "not registered"', 'areas/domain/endpoints.test.ts', 'takes no outage for "not registered": the registry %s'],
  ]),
  ...rowsOf('ifsc', [
    ['Bank, branch, address, MICR and ways to pay of a code in any case', 'areas/ifsc/endpoints.test.ts', 'tells bank and branch at %s'],
    [
      '... the offline part, with what is missing named, when the provider is out',
      'areas/ifsc/endpoints.test.ts',
      'gives the offline part and names what is missing when the service that knows branches is out',
    ],
    ['A malformed code: what is wrong and an example', 'areas/ifsc/endpoints.test.ts', 'says what is wrong with %s, with an example'],
    [
      'An unknown code: 404 with near ones',
      'areas/ifsc/endpoints.test.ts',
      'answers 404 for %s, which is well formed and unknown, with near ones',
    ],
    ['`/ifsc/banks`', 'areas/ifsc/endpoints.test.ts', 'are listed, live and as a file'],
    ['`/ifsc/bank/{code}`', 'areas/ifsc/endpoints.test.ts', 'have all their codes, live in any case, as a file and as a table'],
    [
      '... its branches by `state`, `district`, `centre` and `q`, with `page` and `limit` (1 to 100)',
      'areas/ifsc/endpoints.test.ts',
      'are listed by state, page by page, each once',
    ],
    [
      '`/ifsc/micr`: the branches of a MICR code',
      'areas/ifsc/endpoints.test.ts',
      'are found by the MICR code on a cheque, all that clear by it',
    ],
    [
      '`/ifsc/near`: other branches of the bank in the district or the centre',
      'areas/ifsc/endpoints.test.ts',
      'near one are those of its district where that is known, else of its centre',
    ],
    ['`/ifsc/search`: by bank, by code, and branches by their words', 'areas/ifsc/endpoints.test.ts', 'finds the branch of %s'],
  ]),
  ...rowsOf('pincode', [
    [
      '`code`: offices, district, state, circle, region, coordinates',
      'areas/pincode/endpoints.test.ts',
      'gives its offices at %s, and asks nobody',
    ],
    ['... states and circles as they are today', 'areas/pincode/endpoints.test.ts', 'gives %s as things stand today'],
    [
      '... from the live service for a PIN code that the directory lacks',
      'areas/pincode/endpoints.test.ts',
      'asks the live service for a PIN code that the directory lacks, and says who told',
    ],
    ['A malformed code: what is wrong and an example', 'areas/pincode/endpoints.test.ts', 'says what is wrong with %s, with an example'],
    ['An unknown code: 404 with near ones', 'areas/pincode/endpoints.test.ts', 'answers 404 with near ones for a PIN code that nobody has'],
    ['`q`: by office, district or place, in near spellings too', 'areas/pincode/endpoints.test.ts', 'finds %s as %s'],
    [
      '`lat` and `lon`: the nearest five',
      'areas/pincode/endpoints.test.ts',
      'gives the five nearest, nearest first, with the longitude as %s',
    ],
    ['`prefix`: what begins so', 'areas/pincode/endpoints.test.ts', 'lists what begins so, live and as a file and a table'],
    [
      'What was mended is counted in the report',
      'areas/pincode/crawl.test.ts',
      'makes one directory of four packages, and counts in its report what it mended',
    ],
    ['`/gst`: coordinates of the PIN code where nobody gave any', 'areas/gst/endpoints.test.ts', 'an address without coordinates %s'],
  ]),
];
