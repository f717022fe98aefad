/** Progress of a build that runs beside the server. */
export interface BuildStatus {
  state: 'running' | 'failed' | 'done';
  /** What is being done, in words: `bundling`, `pages`. */
  stage: string;
  /** Pages that are written, and how many there will be; 0 where that is not known yet. */
  pages: number;
  ofPages: number;
  /** Seconds until all pages are written; undefined where nobody can tell. */
  secondsLeft?: number | undefined;
  /** Whether there is a bundle from which pages can be made on request. */
  canMakePages: boolean;
  /** Why it failed. */
  fault?: string | undefined;
}

export const BEGUN: BuildStatus = { state: 'running', stage: 'starting', pages: 0, ofPages: 0, canMakePages: false };
/** The status that a finished build writes as a file. */
export const DONE: BuildStatus = { ...BEGUN, state: 'done', stage: 'done', canMakePages: true };

/** Path of the status as JSON, which the page /status reads. */
export const STATUS_PATH = '/status.json';

/** The body of /status.json. */
export const statusBody = ({ state, stage, pages, ofPages, secondsLeft, fault }: BuildStatus): string =>
  JSON.stringify({
    status: 'ok',
    build: {
      state,
      ...(state === 'running' && { stage, pages, of_pages: ofPages || null, seconds_left: secondsLeft ?? null }),
      ...(state === 'failed' && { error: fault }),
    },
  });

/** The same in one line for people: `Building pages: 1,200 of 5,400, about 40 s left`. */
export function statusLine({ state, stage, pages, ofPages, secondsLeft, fault }: BuildStatus): string {
  if (state === 'failed') return `The build failed: ${fault}`;
  if (state === 'done') return 'The build is done';
  if (ofPages === 0) return `Building: ${stage}`;
  const left = secondsLeft === undefined ? '' : `, about ${secondsLeft} s left`;
  return `Building: ${pages.toLocaleString('en-IN')} of ${ofPages.toLocaleString('en-IN')} pages${left}`;
}
