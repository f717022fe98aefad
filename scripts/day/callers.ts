import { Agent, get } from 'node:http';
import { quantiles } from '../tools/results.ts';

/** Callers, each with an address of its own, so that none meets a limit. */
const CALLERS = 250;
/** A call that takes longer is lost. */
const TIMEOUT_MS = 30_000;
/** Faults kept in words. */
const MAX_TOLD = 5;

/** What became of the calls of a step. */
export interface Figures {
  calls: number;
  /** Without an answer, or with another status than 200. */
  lost: number;
  /** Some of those that were lost, in words. */
  faults: string[];
  p50: number;
  p99: number;
  slowest: number;
}

/** Callers who ask a service all day: half of them for files, the others for what no file can answer. */
export class Callers {
  private readonly agents = Array.from(
    { length: CALLERS },
    // Linux has all of 127.0.0.0/8.
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.1.${at >> 8}.${(at % 256) + 1}` }),
  );
  private readonly url: string;
  private readonly next: () => string;
  private timer: NodeJS.Timeout | undefined;
  private times: number[] = [];
  private faults: string[] = [];
  private lost = 0;
  private count = 0;
  private underWay = 0;

  /** `next` makes the path of a call. */
  constructor(url: string, next: () => string) {
    this.url = url;
    this.next = next;
  }

  /** Begins to ask, so many times a second. */
  begin(rate: number): void {
    this.timer = setInterval(() => this.ask(), 1000 / rate);
  }

  /** The figures since the last step ended. Calls under way are counted in the next. */
  endStep(): Figures {
    const { times, lost, faults } = this;
    [this.times, this.faults, this.lost] = [[], [], 0];
    const within = quantiles(times);
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => Math.round(within(share))) as [number, number, number];
    return { calls: times.length + lost, lost, faults, p50, p99, slowest };
  }

  /** Asks no more, and waits for what is under way. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    for (const until = Date.now() + TIMEOUT_MS; this.underWay > 0 && Date.now() < until; )
      await new Promise((done) => setTimeout(done, 50));
    for (const agent of this.agents) agent.destroy();
  }

  private ask(): void {
    const path = this.next();
    const agent = this.agents[this.count++ % CALLERS];
    const began = performance.now();
    this.underWay += 1;
    const end = (fault?: string) => {
      this.underWay -= 1;
      if (fault === undefined) this.times.push(performance.now() - began);
      else {
        this.lost += 1;
        if (this.faults.length < MAX_TOLD) this.faults.push(`${path}: ${fault} after ${Math.round(performance.now() - began)} ms`);
      }
    };
    const request = get(this.url + path, { agent, timeout: TIMEOUT_MS }, (response) => {
      response.on('error', (error) => end(error.message));
      response.resume().on('end', () => end(response.statusCode === 200 ? undefined : `status ${response.statusCode}`));
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => end(error.message));
  }
}

/** Paths that callers ask at random: of these files, and of what is answered live. */
export function createPaths(files: readonly string[]): () => string {
  let count = 0;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const kinds: readonly (() => string)[] = [
    () => encodeURI(pick(files).replace(/(?:\/index)?\.html$/, '') || '/'),
    () => encodeURI(pick(files)),
    () => `/fuel?city=${pick(['mumbai', 'new-delhi', 'kolkata', 'chennai'])}`,
    () =>
      pick([
        `/forex?base=USD&symbols=EUR&amount=${count++}`,
        `/commodities?metal=${pick(['gold', 'silver'])}`,
        `/numerology?name=a${count++}`,
      ]),
    () => `/search?scope=site&q=${pick(['gold', 'petrol mumbai', 'scholarship', 'diesel'])}+${count++ % 20}`,
  ];
  return () => pick(kinds)();
}
