import { describe, expect, it } from 'vitest';
import { normalAddress } from '@/server/normal-address';
import { isPrivatePage } from '@/server/pages/private-pages';
import { hasSoundHosts } from '@/server/sound-hosts';
import { cases } from '../support/cases';

it.each([
  ['/products?a=//b/../c', '/products?a=//b/../c'],
  ['/', '/'],
  ['', '/'],
  ['*', '/*'],
  ['http://other.example/suivi/A', '/suivi/A'],
  ['HTTP://other.example', '/'],
  ['/x/../suivi/A', '/suivi/A'],
  ['/x/%2e%2e/suivi/A', '/suivi/A'],
  ['/x/.%2E/suivi/A?q=%2e', '/suivi/A?q=%2e'],
  ['/../../suivi/A', '/suivi/A'],
  ['//suivi//A/', '/suivi/A/'],
  ['/\\suivi\\A', '/suivi/A'],
  ['/%5csuivi%5CA', '/suivi/A'],
  ['/%73uivi/A', '/suivi/A'],
  ['/./suivi/./A', '/suivi/A'],
  ['/suivi/A#/../..', '/suivi/A'],
  ['/a/..', '/'],
  ['/a/b/..', '/a/'],
  // What another letter would mean stays encoded, once.
  ['/api/category/a%2Fb/brands/', '/api/category/a%2Fb/brands/'],
  ['/x/%252e%252e/suivi', '/x/%252e%252e/suivi'],
  ['/%zz', '/%zz'],
])('spells %s as %s', (url, normal) => {
  expect(normalAddress(url)).toBe(normal);
  expect(normalAddress(normal)).toBe(normal);
});

it.each(cases`
  /suivi | /suivi/ | /suivi?x=1 | /suivi/AbC-_9 | /Suivi/AbC | /suiv%69/AbC | /checkout/merci/AbC | /CheckOut/merci/AbC | /%
  /devis | /devis/AbC-_9
`)('%s is a private page', (url) => {
  expect(isPrivatePage(url)).toBe(true);
});

it.each(cases`
  /suivi/A | /SUIVI/A | /suivi%2fA | /x/..%2fsuivi/A | /devis/1 | /%64evis/1 | /checkout/merci?x=1
`)('%s stays private when it is spelt as it is meant', (url) => {
  expect(isPrivatePage(normalAddress(url))).toBe(true);
});

it.each(['/', '/checkout', '/suivis', '/products?next=/suivi/AbC', '/product/12'])('%s is a public page', (url) => {
  expect(isPrivatePage(url)).toBe(false);
});

describe('Host', () => {
  it.each(['shop.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', undefined])('%s is sound', (host) => {
    expect(hasSoundHosts({ host })).toBe(true);
  });

  it.each(['', 'a b', 'a/b', 'a@b', 'shop.example:99999', '999.1.1.1', '[::1', 'a%00', '<script>'])(
    '%s is not',
    (host) => {
      expect(hasSoundHosts({ host })).toBe(false);
      expect(hasSoundHosts({ host: 'localhost', 'x-forwarded-host': host })).toBe(false);
    },
  );
});
