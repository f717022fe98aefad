import { type ApiError, errorBody } from '../../kernel/errors.ts';
import { toApiError } from '../../net/guard-error.ts';

/** The error body of this area. */
export interface FetchFailure {
  success: false;
  url: string;
  error: string;
  code: string;
  [detail: string]: unknown;
}

export function failureBody(error: ApiError, search: URLSearchParams): FetchFailure {
  const { status: _, ...body } = errorBody(error);
  return { success: false, url: search.get('url') ?? '', error: error.message, code: error.code, ...body };
}

/** Runs an endpoint's work and converts its errors to the contract's form. */
export async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw toApiError(cause, 'url');
  }
}
