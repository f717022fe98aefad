/** A network and what an MMDB file has of it: texts, numbers (whole ones as uint32, others as doubles) and members of members. */
export interface MmdbNetwork {
  cidr: string;
  record: Record<string, unknown>;
}

const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
const SEPARATOR = Buffer.alloc(16);

type Child = Node | number | undefined;
type Node = [Child, Child];

/** Writes an MMDB file (MaxMind DB format 2.0, records of 24 bits), small and in its reader's shape. */
export function writeMmdb({
  version,
  type,
  built,
  networks,
}: {
  version: 4 | 6;
  type: string;
  built: string;
  networks: readonly MmdbNetwork[];
}): Buffer {
  const root: Node = [undefined, undefined];
  const records = new Map<string, number>();
  const data: Buffer[] = [];
  let size = 0;
  for (const { cidr, record } of networks) {
    const key = JSON.stringify(record);
    if (!records.has(key)) {
      const bytes = encode(record);
      records.set(key, size);
      data.push(bytes);
      size += bytes.length;
    }
    put(root, bitsOf(cidr, version), records.get(key) ?? 0);
  }
  const nodes: Node[] = [];
  const number = new Map<Node, number>();
  const walk = (node: Node): void => {
    number.set(node, nodes.length);
    nodes.push(node);
    for (const child of node) if (Array.isArray(child)) walk(child);
  };
  walk(root);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, at) => {
    node.forEach((child, side) => {
      const value = Array.isArray(child) ? (number.get(child) ?? 0) : child === undefined ? nodes.length : nodes.length + 16 + child;
      tree.writeUIntBE(value, at * 6 + side * 3, 3);
    });
  });
  const metadata = Buffer.concat([
    control(7, 9),
    ...pair('binary_format_major_version', whole(5, 2)),
    ...pair('binary_format_minor_version', whole(5, 0)),
    ...pair('build_epoch', whole(9, Date.parse(built) / 1000)),
    ...pair('database_type', encode(type)),
    ...pair('description', control(7, 0)),
    ...pair('ip_version', whole(5, version)),
    ...pair('languages', control(11, 0)),
    ...pair('node_count', whole(6, nodes.length)),
    ...pair('record_size', whole(5, 24)),
  ]);
  return Buffer.concat([tree, SEPARATOR, ...data, MARKER, metadata]);
}

function put(root: Node, bits: readonly number[], record: number): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const next = node[bit] ?? ([undefined, undefined] as Node);
    if (!Array.isArray(next)) throw new Error('A network lies in another one');
    node[bit] = next;
    node = next;
  }
  node[bits.at(-1) ?? 0] = record;
}

function bitsOf(cidr: string, version: 4 | 6): number[] {
  const [address = '', length = '0'] = cidr.split('/');
  const bytes = address.includes(':') ? ipv6Bytes(address) : address.split('.').map(Number);
  const padded = version === 6 && bytes.length === 4 ? [...Array<number>(12).fill(0), ...bytes] : bytes;
  const count = Number(length) + (padded.length - bytes.length) * 8;
  return Array.from({ length: count }, (_, at) => ((padded[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
}

function ipv6Bytes(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const middle = Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
  return [...groups(head), ...middle, ...groups(tail)]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255]);
}

const pair = (name: string, value: Buffer): Buffer[] => [encode(name), value];

function control(type: number, size: number): Buffer {
  const length = size < 29 ? [size] : [29, size - 29];
  const [first = 0, ...more] = length;
  return Buffer.from(type < 8 ? [(type << 5) | first, ...more] : [first, type - 7, ...more]);
}

function whole(type: number, value: number): Buffer {
  const hex = value === 0 ? '' : value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([control(type, bytes.length), bytes]);
}

function encode(value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  if (typeof value === 'number' && Number.isInteger(value)) return whole(6, value);
  if (typeof value === 'number') {
    const double = Buffer.alloc(8);
    double.writeDoubleBE(value);
    return Buffer.concat([control(3, 8), double]);
  }
  const members = Object.entries(value as Record<string, unknown>);
  return Buffer.concat([control(7, members.length), ...members.flatMap(([name, member]) => [encode(name), encode(member)])]);
}
