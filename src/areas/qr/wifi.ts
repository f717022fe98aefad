/** A network that a phone joins by a code. */
export interface Wifi {
  ssid: string;
  /** None for a network that everybody may join. */
  password?: string | undefined;
}

/** Signs that mean something in such a text. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/**
 * The text by which cameras of phones offer to join a network (ZXing, barcode contents).
 * @example wifiText({ ssid: 'Home', password: 'a;b' }) // 'WIFI:T:WPA;S:Home;P:a\\;b;;'
 */
export const wifiText = ({ ssid, password }: Wifi): string =>
  password ? `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(password)};;` : `WIFI:T:nopass;S:${escaped(ssid)};;`;
