import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareFrench,
  fold,
  foldName,
  hasOddCharacters,
  isBlank,
  namedLike,
  sortByName,
  withoutAccents,
} from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';

describe('the folded text that is searched and compared', () => {
  it.each([
    ['Éléments de Chauffage', 'elements de chauffage'],
    ["Cœur d'échangeur (Ø 15)", 'coeur d echangeur o 15'],
    ['  Vanne---3/4"  ', 'vanne 3 4'],
    ['ÇA ÎLE ÜBER Straße', 'ca ile uber strasse'],
    ['%_\\', ''],
    ['قطع', 'قطع'],
    ['خزّان الماء — أصليّة 24', 'خزان الماء اصليه 24'],
    ['مـضـخـة إلى ٱلمرجل', 'مضخه الي المرجل'],
    ['\ufe97\ufeae\ufee3\ufeee\ufeb3\ufe98\ufe8e\ufe95', 'ترموستات'],
    ['水泵', ''],
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same however the accents are composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(text.normalize('NFD')) === fold(text)),
      // An accent on a ligature: taken off before the ligature is taken apart.
      { examples: [['Ǽ'], ['ǿ']] },
    );
  });

  it('is stable and holds nothing that a pattern could read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = fold(text);
        return fold(folded) === folded && /^([a-z0-9ء-ۓ]+( [a-z0-9ء-ۓ]+)*)?$/.test(folded);
      }),
    );
  });

  it.each(['12^13', 'a`b', 'eau·gaz', 'a¨b'])('parts words at the sign in %j, which is no accent', (text) => {
    expect(fold(text)).toMatch(/^\w+ \w+$/);
  });

  it('keeps what is no accent if only accents are removed', () => {
    expect(withoutAccents("Éléments d'œuvre, 2^e")).toBe("elements d'oeuvre, 2^e");
  });
});

describe('blank texts', () => {
  it.each([null, undefined, '', ' ', '\t\n', '\u00a0'])('%j counts as missing', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' 0 ', '.'])('%j does not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('French alphabetical order', () => {
  it('ignores accents and case, and reads numbers as numbers', () => {
    const names = ['Zone 10', 'zone 2', 'Étanche', 'eau', 'Écrou', 'F'];

    const sorted = sortByName(names.map((name) => ({ name }))).map(({ name }) => name);

    expect(sorted).toEqual(['eau', 'Écrou', 'Étanche', 'F', 'zone 2', 'Zone 10']);
  });

  it('leaves the list it was given as it is', () => {
    const names = [{ name: 'b' }, { name: 'a' }];

    sortByName(names);

    expect(names.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('is a total order: two names are equal only where they are the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        const [there, back] = [compareFrench(left, right), compareFrench(right, left)];
        return Math.sign(there) === -Math.sign(back) && (there !== 0 || left === right);
      }),
    );
  });
});

describe('the form in which names are told apart', () => {
  it.each([
    ['  Étanchéité   ŒUVRE ', 'etancheite oeuvre'],
    ['A+', 'a+'],
    ['Saunier-Duval', 'saunier-duval'],
    ['قطع غيار', 'قطع غيار'],
    ['Йод', 'йод'],
  ])('of %j is %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('tells no more names apart than they differ in letters, digits and signs: property', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const folded = foldName(name);
        expect(foldName(folded)).toBe(folded);
        expect(fold(folded)).toBe(fold(textIdentity(name)));
        expect(foldName(` ${name.normalize('NFD')} `)).toBe(folded);
      }),
      { examples: [['Ǽ'], ['İ'], ['ǿ + é'], ['قطعٌ']] },
    );
  });

  it('finds the exact name first, else one that differs in signs', () => {
    const brands = ['A+', 'A°', 'قطع', 'غيار'].map((name) => ({ name }));

    const found = (name: string) => namedLike(brands, name).map((brand) => brand.name);
    expect([found('a+'), found('A'), found('قطع'), found('حنفية')]).toEqual([['A+'], ['A+', 'A°'], ['قطع'], []]);
  });
});

it.each([
  ['a\nb', true],
  ['a\u0000', true],
  ['a\ud800', true],
  ['Pompe 🔥 قطع', false],
])('%j holds odd characters: %s', (text, isOdd) => {
  expect(hasOddCharacters(text)).toBe(isOdd);
});
