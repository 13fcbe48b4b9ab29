import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress } from '@/http/client-address';

function believed(forwardedFor: string | undefined, trustedProxies: number, peer: string | null = 'peer') {
  return clientAddress({ peer, forwardedFor, trustedProxies });
}

describe("the client's address", () => {
  it.each([
    // X-Forwarded-For, proxies of ours, believed
    [undefined, 0, 'peer'],
    ['1.1.1.1', 0, 'peer'],
    ['1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6 ,  1.1.1.1 , 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 2, 'peer'],
    [undefined, 1, 'peer'],
    ['', 1, 'peer'],
    ['1.1.1.1,', 1, 'peer'],
  ])('with %j behind %i proxies is %s', (forwarded, proxies, expected) => {
    expect(believed(forwarded, proxies)).toBe(expected);
  });

  it('is unknown if no address can be trusted', () => {
    expect(believed('1.1.1.1', 0, null)).toBeNull();
  });

  it('ignores addresses that a client prepends', () => {
    const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('')), { maxLength: 4 });

    fc.assert(
      fc.property(forged, fc.ipV4(), fc.ipV4(), (front, client, proxy) => {
        const header = [...front, client, proxy].join(', ');
        expect(believed(header, 2)).toBe(client);
      }),
    );
  });
});

describe('addresses of one group', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8:1:2::1]:5678', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['no address', 'no address'],
  ])('%s belongs to %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('are a single IPv4 address, or all IPv6 addresses of a network of 64 bits', () => {
    const number = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(number, number, number, number);
    const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');

    fc.assert(
      fc.property(half, half, half, (network, here, there) => {
        const long = written([...network, ...here]);
        const neighbour = written([...network, ...there]);
        const short = new URL(`http://[${long}]`).hostname.slice(1, -1);

        expect(isIPv6(short)).toBe(true);
        expect(addressGroup(short)).toBe(written(network));
        expect(addressGroup(neighbour.toUpperCase())).toBe(written(network));
      }),
    );
  });
});
