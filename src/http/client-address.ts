import { isIPv6 } from 'node:net';
import { env } from '@/env';

/**
 * Where the server writes a visitor's address for pages and the CMS, which see no connection. Whatever a visitor sends
 * under this name is overwritten.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * The address that a request came from, as far as it can be believed: each proxy of ours adds who called it at the end
 * of X-Forwarded-For, and `TRUST_PROXY` says how many are ours. What stands before that anybody may have written.
 * @param peer the other end of the connection; null where it is unknown
 * @returns null where nothing can be believed
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

/** One household or office: an IPv6 network of 64 bits, whose addresses anybody in it may change at will. */
export function addressGroup(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    // Some proxies name the port as well.
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
