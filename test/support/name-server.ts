import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Types of DNS records by their numbers (IANA DNS parameters). */
const TYPES = { A: 1, NS: 2, CNAME: 5, SOA: 6, PTR: 12, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const;
const NXDOMAIN = 3;

export type RecordType = keyof typeof TYPES;

export interface DnsRecord {
  /** Whose record it is: the name asked for, unless it is the next of a chain. */
  name?: string;
  type: RecordType;
  /** As in a zone file: an address, a name, `10 mail.example`, a text, `ns.example admin.example 1 2 3 4 5`, `0 issue ca.example`. */
  data: string;
  /** Seconds. */
  ttl?: number;
}

/** All records of a name (those of the type asked for are answered, and its CNAMEs), how it fails, or what it answers each time. */
export type DnsAnswer = readonly DnsRecord[] | 'silent' | 'SERVFAIL' | 'REFUSED' | (() => readonly DnsRecord[]);

export interface NameServer {
  /** As in DNS_SERVERS. */
  address: string;
  /** `name type`, in the order in which they were asked. */
  asked: string[];
  /** By lower-case name; any other does not exist. */
  names: Record<string, DnsAnswer>;
  stop(): Promise<void>;
}

/** A DNS server on loopback (RFC 1035, over UDP) in the place of the system's. */
export async function startNameServer(names: Record<string, DnsAnswer> = {}): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = { address: '', asked: [], names, stop: async () => void socket.close() };
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = readQuestion(message);
    const typeName = Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? String(type);
    server.asked.push(`${name} ${typeName}`);
    const known = server.names[name];
    const answer = typeof known === 'function' ? known() : known;
    if (answer === 'silent') return;
    const code = answer === undefined ? NXDOMAIN : answer === 'SERVFAIL' ? 2 : answer === 'REFUSED' ? 5 : 0;
    const records = Array.isArray(answer) ? answer.filter((one: DnsRecord) => TYPES[one.type] === type || one.type === 'CNAME') : [];
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, message.subarray(12, end), ...records.map((one) => record(one, name))]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function record({ name, type, data, ttl = 60 }: DnsRecord, asked: string): Buffer {
  const bytes = dataOf(type, data);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPES[type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(ttl, 4);
  fixed.writeUInt16BE(bytes.length, 8);
  return Buffer.concat([writeName(name ?? asked), fixed, bytes]);
}

function dataOf(type: RecordType, data: string): Buffer {
  const [first = '', second = '', ...others] = data.split(' ');
  if (type === 'A') return Buffer.from(data.split('.').map(Number));
  if (type === 'AAAA') return writeIpv6(data);
  if (type === 'TXT') return Buffer.concat((data.match(/.{1,255}/gs) ?? ['']).map(writeText));
  if (type === 'MX') return Buffer.concat([writeNumber(Number(first), 2), writeName(second)]);
  if (type === 'SOA')
    return Buffer.concat([writeName(first), writeName(second), ...others.map((number) => writeNumber(Number(number), 4))]);
  if (type === 'CAA') return Buffer.concat([writeNumber(Number(first), 1), writeText(second), Buffer.from(others.join(' '))]);
  return writeName(data);
}

const writeNumber = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const writeText = (text: string): Buffer => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
const writeName = (name: string): Buffer => Buffer.concat([...name.split('.').filter(Boolean).map(writeText), Buffer.from([0])]);

function writeIpv6(address: string): Buffer {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return Buffer.concat(groups.map((group) => writeNumber(Number.parseInt(group, 16), 2)));
}
