/** What the tests use of astronomia 4.2.0, which comes without types. Angles in radians, days as Julian ones. */
declare module 'astronomia' {
  export namespace julian {
    function DateToJD(date: Date): number;
  }
  export namespace deltat {
    function deltaT(year: number): number;
  }
  export namespace nutation {
    /** Nutation in longitude and in obliquity. */
    function nutation(jde: number): [number, number];
  }
  export namespace moonposition {
    function position(jde: number): { lon: number; lat: number; range: number };
    function node(jde: number): number;
    function trueNode(jde: number): number;
  }
  export namespace planetposition {
    class Planet {
      constructor(series: unknown);
      position(jde: number): { lon: number; lat: number; range: number };
    }
  }
  export namespace solar {
    function apparentVSOP87(earth: planetposition.Planet, jde: number): { lon: number; lat: number; range: number };
  }
}

declare module 'astronomia/data/*' {
  const series: unknown;
  export default series;
}
