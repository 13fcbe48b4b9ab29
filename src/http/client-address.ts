import { isIPv6 } from 'node:net';
import { env } from '@/env';

/**
 * The header in which the server passes a visitor's address to pages and the CMS, which cannot see the connection. The
 * server overwrites it if a visitor sends it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * The client's address, as far as it can be trusted: each of our proxies appends its caller to X-Forwarded-For, and
 * `TRUST_PROXY` says how many proxies are ours. Anybody may have written the entries before those.
 * @param peer the address at the other end of the connection; null if unknown
 * @returns null if no address can be trusted
 */
export function clientAddress({
  peer,
  forwardedFor,
  trustedProxies = env.TRUST_PROXY,
}: {
  peer: string | null;
  forwardedFor: string | null | undefined;
  trustedProxies?: number;
}): string | null {
  if (trustedProxies === 0) return peer;
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || peer;
}

/** Groups addresses by household or office: an IPv6 network of 64 bits, in which anybody may change address at will. */
export function addressGroup(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    // Some proxies append the port.
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const middle = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...middle, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
