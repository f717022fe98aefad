import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that signs itself, with its private key, both as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** A DER value: its tag, its length, its content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const hex = (text: string) => Buffer.from(text, 'hex');
/** ecdsa-with-SHA256 */
const ALGORITHM = sequence(hex('06082a8648ce3d040302'));
const utcTime = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** Makes a certificate at run time, because one that is kept in a file would expire. `host` is a name; `until` is its last moment. */
export function makeCertificate(host: string, until = new Date(Date.now() + 86_400_000)): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(host)))));
  const names = sequence(hex('0603551d11'), der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const body = sequence(
    hex('a003020102'),
    hex('020101'),
    ALGORITHM,
    name,
    sequence(utcTime(new Date(until.getTime() - 30 * 86_400_000)), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const cert = sequence(body, ALGORITHM, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  };
}
