import { expect, it } from 'vitest';
import { areaOf } from '@/server/area';
import { cases } from '../support/cases';

it.each([
  ['/', 'page'],
  ['/products?a=/cms/', 'page'],
  ['/product/1', 'page'],
  ['/adminx', 'page'],
  ['/a/cms', 'page'],
  ['/API/token', 'page'],
  ['/api', 'api'],
  ['/api?x=1', 'api'],
  ['/api/token/', 'api'],
  ['/apis', 'page'],
  ['/api/../cms/users', 'api'],
  ['/api/..%2fadmin', 'api'],
  ['/api/.', 'api'],
  ['/api/%zz', 'api'],
  ['/media/a.webp', 'media'],
  ['/media/documents/a.pdf', 'media'],
  ['/_next/static/a.js', 'built-file'],
  ['/_next/image', 'file'],
  ['/_global-error', 'internal'],
  ['/%5fglobal-error', 'internal'],
  ['/500', 'internal'],
  ['/5000', 'page'],
  ['/sitemap.xml', 'file'],
  ['/sitemaps/0', 'file'],
  ['/robots.txt', 'file'],
  ['/opengraph-image', 'file'],
  ['/product/1/opengraph-image-abc', 'file'],
  ['/admin', 'admin'],
  ['/admin?tab=orders', 'admin'],
  ['/Admin', 'admin'],
  ['/%61dmin/x', 'admin'],
  ['//admin', 'admin'],
  ['/./admin', 'admin'],
  ['/x/../admin', 'admin'],
  ['/\\admin', 'admin'],
  ['/cms/users', 'cms'],
  ['/CMS/users', 'cms'],
  ['/%63ms', 'cms'],
  ['//cms//users', 'cms'],
  ['/cms%2Fusers', 'cms'],
])('%s belongs to: %s', (url, area) => {
  expect(areaOf(url)).toBe(area);
});

it.each(cases`
  /_next/static/../../cms/products | /_next/static/%2e%2e/%2e%2e/admin | /_next/static/../../api/token/
  /media/../cms/users | /x/../api/token/ | //media/a.webp
`)('%s leads elsewhere than it begins', (url) => {
  expect(areaOf(url)).toBe('internal');
});

it.each(['/%', '/%zz', '/cms/%ff', '/media/%zz', '/_next/static/%zz'])('%s cannot be decoded', (url) => {
  expect(areaOf(url)).toBeNull();
});
