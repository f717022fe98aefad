/** The CPCB's feed in its shape, with stations of ours. */

interface Station {
  name: string;
  at: string;
  lat: string;
  lon: string;
  /** Sub-indices by the CPCB's names of pollutants. */
  values: Readonly<Record<string, string>>;
  aqi: string;
  dominant: string;
}

export const ITO_IN_FEED: Station = {
  name: 'ITO & Mandi House, Delhi - CPCB',
  at: '21-11-2026 12:00:00',
  lat: '28.63',
  lon: '77.22',
  values: { 'PM2.5': '312', PM10: '201', CO: '55', OZONE: 'NA', NO2: '' },
  aqi: '312',
  dominant: 'PM2.5',
};

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const station = ({ name, at, lat, lon, values, aqi, dominant }: Station): string =>
  [
    `<Station id="${inXml(name)}" lastupdate="${at}" latitude="${lat}" longitude="${lon}">`,
    ...Object.entries(values).map(
      ([id, value]) => `<Pollutant_Index id="${id}" Min="${value || 'NA'}" Max="${value}" Avg="${value}" Hourly_sub_index="NA"/>`,
    ),
    `<Air_Quality_Index Value="${aqi}" Predominant_Parameter="${dominant}"/>`,
    '</Station>',
  ].join('\n');

export const cityOf = (name: string, stations: readonly string[]): string => `<City id="${name}">${stations.join('')}</City>`;
export const stateOf = (name: string, cities: readonly string[]): string => `<State id="${name}">${cities.join('')}</State>`;

export const feedOf = (states: readonly string[]): string =>
  `<?xml version='1.0' encoding='UTF-8'?>\n<AqIndex><Country id="India"><State id="State without stations"/>${states.join('')}</Country></AqIndex>`;

/** A feed of Delhi alone. */
export const feed = (stations: readonly string[]): string => feedOf([stateOf('Delhi', [cityOf('Delhi', stations)])]);
