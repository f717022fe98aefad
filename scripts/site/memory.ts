/**
 * For every process of a build: what is used of JavaScript's heap is some 400 MB of pages and 600 of files; where a machine has much memory, Node
 * would let it grow to several times that before it looks for what has gone. What lives for a page alone has 32 MB, so that little of it is
 * looked at twice. `npm run build` has the same for the first of them.
 */
export const HEAP_FLAGS: readonly string[] = ['--max-old-space-size=768', '--max-semi-space-size=32'];
/** What a build takes at most while it bundles, makes pages in several processes and writes files at one time, in megabytes. */
const ALL_AT_ONCE_MB = 2_500;

/** Shall a build do one thing after the other, in one process more? `allowed`: BUILD_MEMORY_MB. */
export const isFrugal = (allowed: number | undefined): boolean => allowed !== undefined && allowed < ALL_AT_ONCE_MB;

/** That there is less memory than a build takes, and what to do, in words; undefined where there is enough or the operator has chosen. Both in megabytes. */
export function warnOfMemory(allowed: number | undefined, available: number): string | undefined {
  if (allowed !== undefined || available >= ALL_AT_ONCE_MB) return undefined;
  const mb = Math.floor(available);
  return `A build takes up to ${ALL_AT_ONCE_MB} MB of memory and ${mb} MB are available: it may be killed. BUILD_MEMORY_MB=${mb} has it do one thing after the other, which takes longer.`;
}
