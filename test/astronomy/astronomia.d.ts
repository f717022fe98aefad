/** What the tests use of astronomia 4.2.0, which comes without types and is installed by `.ci/checks`. Angles in radians, days as Julian ones. */
export interface Astronomia {
  julian: { DateToJD(date: Date): number };
  deltat: { deltaT(year: number): number };
  nutation: {
    /** Nutation in longitude and in obliquity. */
    nutation(jde: number): [number, number];
  };
  moonposition: { position(jde: number): Position; node(jde: number): number; trueNode(jde: number): number };
  planetposition: { Planet: new (series: object) => Planet };
  solar: { apparentVSOP87(earth: Planet, jde: number): Position };
}

export interface Planet {
  position(jde: number): Position;
}

interface Position {
  lon: number;
  lat: number;
  range: number;
}
