import { type Answer, createAnswer } from './answer.ts';

/** An endpoint's or page's answer as a whole, so that it can be kept, compressed and sent like any other. */
export async function captureAnswer(response: globalThis.Response): Promise<Answer> {
  return createAnswer(response.status, Buffer.from(await response.arrayBuffer()), Object.fromEntries(response.headers));
}
