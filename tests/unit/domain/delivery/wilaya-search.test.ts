import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFICIAL_WILAYAS } from '@/domain/delivery/official-wilayas';
import { searchWilayas, wilayaLabel } from '@/domain/delivery/wilaya-search';

const wilayas = [
  ...OFFICIAL_WILAYAS.map(({ code, name, nameAr }) => ({ code, name, name_ar: nameAr })),
  { code: null, name: 'Zone franche', name_ar: '' },
];
const found = (text: string) => searchWilayas(wilayas, text).map(({ code, name }) => code ?? name);

describe('a wilaya', () => {
  it.each([
    ['19', [19]],
    ['019', [19]],
    ['١٩', [19]],
    ['6', [6, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69]],
    ['setif', [19]],
    ['SÉTIF', [19]],
    ['19 Sétif', [19]],
    ['سطيف', [19]],
    ['الجزائر', [16]],
    ['جزائر', [16]],
    ['ain d', [44]],
    ['Aïn', [44, 46, 65]],
    ["m'sila", [28]],
    ['m sila', [28]],
    ['إليزي', [33]],
    ['اليزي', [33]],
    ['zone', ['Zone franche']],
    ['bbès', [22, 52]],
    ['70', []],
    ['xyz', []],
    ["'", []],
  ])('is found by %j: %j', (text, codes) => {
    expect(found(text)).toEqual(codes);
  });

  it('is any of them for a blank text', () => {
    expect(found('  ')).toHaveLength(70);
  });

  it('is found first by its number and by its name in both scripts', () => {
    for (const { code, name, nameAr } of OFFICIAL_WILAYAS) {
      for (const text of [String(code), name, nameAr, wilayaLabel({ code, name })]) expect(found(text)[0]).toBe(code);
    }
  });

  it('is looked for by any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => Array.isArray(found(text))));
  });

  it('is shown with its number in two digits', () => {
    expect(wilayaLabel({ code: 6, name: 'Béjaïa' })).toBe('06 Béjaïa');
    expect(wilayaLabel({ code: null, name: 'Zone franche' })).toBe('Zone franche');
  });
});
