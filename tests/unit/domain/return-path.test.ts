import { describe, expect, it } from 'vitest';
import { afterLogin, isBackOffice, loginPath, returnPath } from '@/domain/return-path';

const FOREIGN = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
];
const customer = { role: 'customer' };
const staff = { role: 'staff' };
const admin = { role: 'admin' };

describe('the way back after a login', () => {
  it.each(['/', '/profile', '/products?tags=Grundfos&page=2', '/product/7#avis'])('is %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([...FOREIGN, '', 'profile', null, undefined])('is never %j', (path) => {
    expect(returnPath(path)).toBeNull();
  });

  it.each(['/login', '/Login?next=/profile', '/register', '/reset-password#token=x'])('is not %s', (path) => {
    expect(returnPath(path)).toBeNull();
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
