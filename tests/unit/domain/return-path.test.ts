import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterLogin, isBackOffice } from '@/domain/after-login';
import { loginPath, returnPath } from '@/domain/return-path';
import { cases } from '../support/cases';

const FOREIGN = cases`
  ${'/\t/evil.example'} | https://evil.example | //evil.example | /\\evil.example | javascript:alert(1)
`;
const HERE = 'https://shop.example';
const customer = { role: 'customer' };
const staff = { role: 'staff' };
const admin = { role: 'admin' };

describe('the way back after a login', () => {
  it.each(['/', '/checkout', '/products?tags=Saunier%20Duval&page=2', '/product/12#images', '/loginish', '/a//b'])(
    'may be %j',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    ...[null, undefined, '', 'checkout', ' /checkout', '/a\\b', '\t//evil.example', '/\n/evil.example'],
    ...FOREIGN,
  ])('may not be %j, which leads elsewhere', (path) => {
    expect(returnPath(path)).toBeNull();
  });

  it.each(cases`
    /login | /Login | /login/ | /LOGIN?next=/ | /register#a | /forgot-password | /reset-password#token=x | /invitation#token=x
  `)('is not %j, which is no place to come back to', (path) => {
    expect(returnPath(path)).toBeNull();
  });

  it('never leaves the shop, whatever the address', () => {
    const piece = fc.constantFrom(...'/\\.\t\n\r:@?# a', '..', 'evil.example', '%2f');
    const trick = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

    fc.assert(
      fc.property(fc.oneof(trick, fc.webUrl(), fc.string()), (text) => {
        const path = returnPath(text);
        return path === null || (path === text && new URL(path, HERE).origin === HERE);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the login of a visitor', () => {
  it('knows where they were', () => {
    expect(loginPath('/products?tags=A%26B')).toBe('/login?next=%2Fproducts%3Ftags%3DA%2526B');
  });

  it('is without a way back from an address that cannot be one', () => {
    expect(loginPath('/search?q=a\\b')).toBe('/login');
  });

  it.each(['/login', '/Register', '/forgot-password'])('is where they are, on %s', (path) => {
    expect(loginPath(path)).toBeNull();
  });
});

describe('a login leads', () => {
  it.each([
    { user: customer, next: null, path: '/' },
    { user: staff, next: null, path: '/' },
    { user: admin, next: null, path: '/admin' },
    { user: customer, next: '/profile', path: '/profile' },
    { user: admin, next: '/checkout', path: '/checkout' },
    { user: staff, next: '/admin/collections/products', path: '/admin/collections/products' },
    { user: customer, next: '/admin', path: '/' },
    { user: customer, next: '/Admin?tab=orders', path: '/' },
    ...FOREIGN.map((next) => ({ user: customer, next, path: '/' })),
    ...FOREIGN.map((next) => ({ user: admin, next, path: '/admin' })),
  ])('$user.role with next $next to $path', ({ user, next, path }) => {
    expect(afterLogin({ next, user })).toBe(path);
  });

  it('into another document only for the back office', () => {
    expect(['/admin', '/Admin?tab=orders', '/admin/x'].every(isBackOffice)).toBe(true);
    expect(['/administration', '/', '/profile?x=/admin'].some(isBackOffice)).toBe(false);
  });
});
