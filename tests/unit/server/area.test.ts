import { expect, it } from 'vitest';
import { areaOf } from '@/server/area';
import { cases } from '../support/cases';

it.each([
  ['page', '/ /products?a=/cms/ /product/1 /adminx /a/cms /API/token /apis /5000'],
  ['api', '/api /api?x=1 /api/token/ /api/../cms/users /api/..%2fadmin /api/. /api/%zz'],
  ['media', '/media/a.webp /media/documents/a.pdf'],
  ['built-file', '/_next/static/a.js'],
  ['file', '/_next/image /sitemap.xml /sitemaps/0 /robots.txt /opengraph-image /product/1/opengraph-image-abc'],
  ['internal', '/_global-error /%5fglobal-error /500'],
  ['admin', '/admin /admin?tab=orders /Admin /%61dmin/x //admin /./admin /x/../admin /\\admin'],
  ['cms', '/cms/users /CMS/users /%63ms //cms//users /cms%2Fusers'],
])('to %s belong %s', (area, urls) => {
  for (const url of urls.split(' ')) expect(areaOf(url), url).toBe(area);
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
