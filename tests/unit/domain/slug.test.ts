import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandsNamed, categoriesNamed, decodedPart, regionValue, slugify, slugSpellings } from '@/domain/slug';
import { SLUG_PATTERN } from '@/domain/typed-slug';

describe('the slug of a name', () => {
  it.each([
    ['Chaudières murales', 'chaudieres-murales'],
    ["  Pièces d'origine & accessoires  ", 'pieces-dorigine-accessoires'],
    ["Œuvre -- d'Art", 'oeuvre-dart'],
    ['-Pompes-', 'pompes'],
    ['3/4" 1.5 kW', '34-15-kw'],
    ['!!!', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is something an editor may type, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        return slug === '' || (SLUG_PATTERN.test(slug) && !/^-|-$|--/.test(slug));
      }),
    );
  });

  it('is its own slug', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => slugify(slugify(name)) === slugify(name)));
  });

  it('does not depend on case or accents', () => {
    const letter = fc.constantFrom('é', 'È', 'a', 'Ç', 'ô', ' ', '-', '7');

    fc.assert(
      fc.property(fc.string({ unit: letter }), (name) => slugify(name.toUpperCase()) === slugify(name.toLowerCase())),
    );
  });
});

it('an editor may type letters, digits and hyphens as a slug', () => {
  const typed = ['a', 'chaudieres-murales', '3-4', '', 'Majuscule', 'é', 'a b', 'a_b', 'a/b', 'a\n'];
  expect(typed.filter((slug) => SLUG_PATTERN.test(slug))).toEqual(['a', 'chaudieres-murales', '3-4']);
});

it('the option value of a wilaya is its name in lower case with hyphens for spaces, accents kept', () => {
  expect(regionValue(' Bordj Bou  Arréridj ')).toBe('bordj-bou-arréridj');
  expect(regionValue("El M'Ghair")).toBe("el-m'ghair");
});

describe('what an address names', () => {
  const CATEGORIES = [
    { name: 'Fumisterie', slug: 'fumisterie' },
    { name: 'Éléments chauffants', slug: 'elements' },
    { name: 'Pompes', slug: 'pompes--speciales' },
    { name: 'Elements', slug: 'autres' },
  ];
  const BRANDS = [
    { name: 'Saunier Duval', slug: 'saunier-duval' },
    { name: 'E.L.M. Leblanc', slug: 'elm' },
  ];

  it.each([
    ['fumisterie', 'fumisterie'],
    ['Fumisterie', 'fumisterie'],
    ['FUMISTERIE', 'fumisterie'],
    ['Fumistérie', 'fumisterie'],
    // A slug goes before a name.
    ['elements', 'elements'],
    ['Elements', 'autres'],
    ['éléments chauffants', 'elements'],
    ['pompes--speciales', 'pompes--speciales'],
    ['autre', undefined],
    ['', undefined],
  ])('as a category, %j is %j', (typed, slug) => {
    expect(categoriesNamed(CATEGORIES, typed)[0]?.slug).toBe(slug);
  });

  it.each([
    ['Saunier Duval', 'saunier-duval'],
    ['saunier-duval', 'saunier-duval'],
    ['SAUNIER  DUVAL', 'saunier-duval'],
    ['Elm', 'elm'],
    ['ELM', 'elm'],
    ['Vaillant', undefined],
  ])('as a brand, %j is %j', (typed, slug) => {
    expect(brandsNamed(BRANDS, typed)[0]?.slug).toBe(slug);
  });

  it('is itself before its other spellings, and never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const spellings = slugSpellings(typed);
        return !spellings.includes('') && (typed === '' || spellings[0] === typed);
      }),
    );
  });

  it('is read from a part of the address, which may be malformed', () => {
    expect(['fumist%C3%A9rie', 'a b', '%E9'].map(decodedPart)).toEqual(['fumistérie', 'a b', null]);
  });
});
