/** A station without its city and who runs it, which its page tells: `Anand Vihar` of `Anand Vihar, Delhi - DPCC`. */
export function shortStationName(name: string): string {
  const end = name.includes(',') ? name.lastIndexOf(',') : name.lastIndexOf(' - ');
  return (end > 0 ? name.slice(0, end) : name).trim();
}
