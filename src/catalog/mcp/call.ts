import type { ServerCall } from '../../kernel/call.ts';

export interface McpCall {
  /** Who asks, and how calls are counted; empty for a program of the caller's own (stdio). */
  locals: Partial<ServerCall>;
  /** The service's own address, for links in bodies. */
  origin: string;
}

/** The same with the call's end. */
export type CallOptions = McpCall & { signal: AbortSignal };
