/** Normalizes an angle to [0, 360) degrees. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
};

/** The signed angle from one direction to another by the shorter way, -180 to 180 degrees. */
export const arc = (from: number, to: number): number => turn(to - from + 180) - 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (radian: number): number => (radian * 180) / Math.PI;
