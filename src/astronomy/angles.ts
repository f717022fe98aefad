/** An angle brought to 0 (included) to 360 (not included) degrees. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
};

/** The shortest way from one direction to another, -180 to 180 degrees. */
export const arc = (from: number, to: number): number => turn(to - from + 180) - 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (radian: number): number => (radian * 180) / Math.PI;
