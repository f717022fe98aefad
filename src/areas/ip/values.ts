import type { CallContext } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { type Address, readAddress } from './address.ts';
import { type AddressFacts, lookUp } from './look-up.ts';

/**
 * What is known of an address, or of the caller's own where none is given. `reverse` asks DNS for the name of one that was given. Throws ApiError 400
 * where neither is known.
 */
export async function addressFacts(
  given: Address | undefined,
  reverse: boolean,
  { address, beforeAsking }: Pick<CallContext, 'address' | 'beforeAsking'>,
): Promise<AddressFacts> {
  const callers = readAddress(address);
  const asked = given ?? callers;
  if (!asked)
    throw new ApiError('missing_parameter', 'ip is required here: the address of the caller is not known.', {
      extra: { parameter: 'ip' },
    });
  // A caller's own address is told to no name server.
  const asksDns = reverse && given !== undefined;
  if (asksDns) await beforeAsking?.();
  return lookUp(asked, { reverse: asksDns, isCaller: callers?.text === asked.text });
}
