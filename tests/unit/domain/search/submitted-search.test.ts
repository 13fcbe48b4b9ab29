import { describe, expect, it } from 'vitest';
import { storableSearch, submittedSearch } from '@/domain/search/submitted-search';

const submitted = (url: string, isOwnFetch = false) => submittedSearch(url, { isOwnFetch });

describe('a submitted search', () => {
  it.each([
    '/search?q=vis',
    '/search/?q=vis&_rsc=1a',
    '/api/search/?q=vis',
    '/api/search?q=%20vis%20',
    '/products?search=vis',
    '/breadProduct?search=vis&openFilters=true',
    '/api/products/?search=vis&page=1',
  ])('is %s', (url) => {
    expect(submitted(url)).toBe('vis');
  });

  it.each([
    '/api/search-suggestions/?q=vis',
    '/search?q=%20',
    '/search',
    '/products?search=vis&page=2',
    '/products?search=vis&tags=Grundfos',
    '/api/products/?search=vis&in_stock=true',
    '/api/products/?boiler=thema',
    '/product/12?search=vis',
  ])('is not %s', (url) => {
    expect(submitted(url)).toBeNull();
  });

  it("is not what the listing's field asks for while somebody types", () => {
    expect(submitted('/api/products/?search=vi', true)).toBeNull();
    expect(submitted('/api/search/?q=vi', true)).toBe('vi');
  });
});

describe('a missed search', () => {
  it.each([
    ['  Vanne   XYZ ', 'vanne xyz'],
    ['0020 133-816', '0020 133-816'],
    ['مضخة', 'مضخة'],
    ['ups 25-60 180', 'ups 25-60 180'],
    ['0020133816', '0020133816'],
    ['0020133816, 61302409', '0020133816, 61302409'],
    ['pro 12345678', 'pro 12345678'],
  ])('%j is stored as %j', (text, stored) => {
    expect(storableSearch(text)).toBe(stored);
  });

  it.each([
    '0550123456',
    'karim 0550 12 34 56',
    'mot7af8 0550 12 34 56',
    '24 kw 0550.12.34.56 12',
    '+213 550-12-34-56',
    '00213550123456',
    '021 23 45 67',
    '٠٥٥٠١٢٣٤٥٦',
    '0551–02–03–04',
    '0551,02,03,04',
    '0551;02;03;04',
    '0551:02:03:04',
    '0551 02|03 04',
    '0551_02_03_04',
    '0551*02*03*04',
    '0551+02+03+04',
    'O551O2O3O4',
    'karim 0551 o2 o3 o4',
    '0551\u200b020304',
    '０５５１ ０２ ０３ ０４',
    'prix 12, +33 6 12 34 56 78',
    'karim＠example.org',
    'karim@example.org',
    'karim @ example.org',
    '!?',
  ])('%j is not stored', (text) => {
    expect(storableSearch(text)).toBeNull();
  });
});
