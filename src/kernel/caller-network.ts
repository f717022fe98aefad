/** The /48 of an IPv6 caller, which often belongs to one customer; undefined for IPv4. `caller`: an address, or a /64 of IPv6. */
export function widerNetwork(caller: string): string | undefined {
  return caller.endsWith('::/64') ? `${caller.split(':').slice(0, 3).join(':')}::/48` : undefined;
}
