import { FUEL_PLACES } from '../../src/areas/fuel/places.ts';

/** How goodreturns spells places that we name otherwise. */
const SPELLINGS: Record<string, string> = {
  'Andaman and Nicobar Islands': 'Andaman &amp; Nicobar',
  Chhattisgarh: 'Chhatisgarh',
  'Jammu and Kashmir': 'Jammu &amp; Kashmir',
  Puducherry: 'Pondicherry',
};

export interface PageOptions {
  /** Places left off the page. */
  without?: readonly string[];
  /** Price of a place; 100.00 for petrol and 90.00 for diesel where it gives none. */
  price?: (name: string, fuel: string) => number | undefined;
  /** Signed change in rupees shown beside every price. */
  change?: number;
}

/** An index page in the shape of goodreturns: a block of metros, a block of states, signed changes in rupees. */
export function goodreturnsIndex(
  fuel: 'petrol' | 'diesel',
  { without = [], price = () => undefined, change = 0.5 }: PageOptions = {},
): string {
  const row = (name: string) => {
    const rupees = price(name, fuel) ?? (fuel === 'petrol' ? 100 : 90);
    const shown = SPELLINGS[name] ?? name;
    const sign = change > 0 ? '+' : '';
    return `<tr><td><a title="${shown}" href="#">${shown}</a></td><td>&#x20b9;${rupees.toFixed(2)}</td><td><span>${sign}${change.toFixed(2)}</span></td></tr>`;
  };
  const block = (title: string, type: string) => {
    const rows = FUEL_PLACES.filter((place) => place.type === type && !without.includes(place.name)).map(({ name }) => row(name));
    return `<div class="gd-fuel-table-block"><h2 class="gd-fuel-table-block-title">${title}</h2>
      <table class="gd-fuel-table-list"><tbody><tr><th>Name</th><th>Price</th><th>Change</th></tr>${rows.join('')}</tbody></table></div>`;
  };
  // The real list of metros also holds Chandigarh, which is a union territory.
  const metros = block('Price in metro cities &amp; state capitals'.replace('state capitals', 'capitals'), 'city').replace(
    '</tbody>',
    `${row('Chandigarh')}</tbody>`,
  );
  return `<!doctype html><html><head><title>${fuel}</title></head><body>${metros}${block(`${fuel} price in India: state-wise`, 'state')}</body></html>`;
}

/** A city page with a ten-day table; dates as `October 4, 2026`, newest first. */
export function goodreturnsCity(city: string, days: readonly (readonly [date: string, rupees: number])[]): string {
  const rows = days.map(([date, rupees]) => `<tr><td>${date}</td><td>&#x20b9;${rupees.toFixed(2)}</td><td>0.00</td></tr>`);
  return `<!doctype html><html><head><title>Price in ${city} Today</title></head><body><h2>Last 10 days</h2><table><tr><th>Date</th><th>Price</th><th>Change</th></tr>${rows.join('')}</table></body></html>`;
}

/** A bot wall's page, under HTTP 200 as it comes. */
export const CHALLENGE_PAGE =
  '<!doctype html><html><head><title>Just a moment...</title></head><body>Performance by Cloudflare. Ray ID: 8a1b2c3d</body></html>';

/** State page of cardekho: the price stands in a sentence. */
export const cardekhoState = (petrol: number, diesel: number) =>
  `<html><body><p>Fuel price today: Petrol - ₹ ${petrol.toFixed(2)} and Diesel - ₹ ${diesel.toFixed(2)} per litre.</p></body></html>`;

/** Index page of cardekho: a section a fuel. */
export function cardekhoIndex(petrol: number, diesel: number): string {
  const section = (fuel: string, rupees: number) => {
    const rows = FUEL_PLACES.filter(({ type }) => type === 'city').map(
      ({ name }) => `<tr><td>${name}</td><td>₹${rupees.toFixed(2)}</td></tr>`,
    );
    return `<div data-track-section="${fuel}"><table><tr><th>City</th><th>Price</th></tr>${rows.join('')}</table></div>`;
  };
  return `<html><body>${section('Petrol', petrol)}${section('Diesel', diesel)}${section('CNG', 80)}</body></html>`;
}

/** City page of cardekho: ten days as JSON in a script, the first entry a header row. */
export function cardekhoCity(city: string, days: readonly (readonly [date: string, petrol: number, diesel: number])[]): string {
  const items = (fuel: 'Petrol' | 'Diesel') => [
    { itemName: 'Date', rate: 'Price' },
    ...days.map(([date, petrol, diesel]) => ({ itemName: date, rate: `₹ ${(fuel === 'Petrol' ? petrol : diesel).toFixed(2)}` })),
  ];
  const state = {
    dateWisePriceRate: {
      items: [
        { title: 'Petrol', items: items('Petrol') },
        { title: 'Diesel', items: items('Diesel') },
      ],
    },
  };
  return `<html><head><title>Fuel Price in ${city} Today</title></head><body><script>window.__INITIAL_STATE__ = ${JSON.stringify(state)}; window.__CD_DATA__ = {"brands":[{"id":1}]}; window.__isMobile = false;</script></body></html>`;
}
