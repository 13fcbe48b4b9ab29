import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, fold, foldName, isBlank, namedLike, withoutAccents } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';
import { containsText } from '@/domain/texts/find-text';
import { hasLink } from '@/domain/texts/link-check';
import { compareFrench, sortByName } from '@/domain/texts/name-order';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { cases } from '../support/cases';

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
    const given = ['Zone 10', 'zone 2', 'Étanche', 'eau', 'Écrou', 'F'].map((name) => ({ name }));

    const sorted = sortByName(given).map(({ name }) => name);

    expect(sorted).toEqual(['eau', 'Écrou', 'Étanche', 'F', 'zone 2', 'Zone 10']);
    // The list that was given is left as it is.
    expect(given[0]?.name).toBe('Zone 10');
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

describe('text inside HTML', () => {
  it('cannot open an element or leave an attribute, and keeps its accents', () => {
    expect(escapeHtml(`<img src="x" onerror='a&b'>`)).toBe('&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;');
    expect(escapeHtml('Éléments de chauffe : œuvre')).toBe('Éléments de chauffe : œuvre');
  });

  it('contains no sign that HTML reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']|&(?!(amp|lt|gt|quot|#39);)/.test(escapeHtml(text))),
    );
  });
});

it.each(cases`
  http://evil.example | https://x | Www.evil | gagnez.com | Ali bit.ly/x.io | gagnez․com | gagnez。com | gagnez｡com
  a@b.example http://evil.example | evil.shop | Gagnez bit.ly/x | t.me/abc | 198.51.100.7 | متجر.com | ga\u200bgnez.co
  evil.com。 | evil.ch | evil․ch | Gagnez sur evil.it | evil.zip | evil.bet
`)('%s holds a link', (name) => {
  expect(hasLink(name)).toBe(true);
});

it.each(cases`
  Amel | Saïdi-Benali | M. Com | J.-P. Dupont | Sarl Frères & Fils | فاطمة الزهراء | St. Info | M.Co | Ould-Ali.Jr
  Eve <eve@example.com>
`)('%s is a name', (name) => {
  expect(hasLink(name)).toBe(false);
});

describe('a search in names', () => {
  const TEXTS = ['Radiateurs et émetteurs', "Production d'eau chaude", 'Grundfos'];

  it.each(['RADIA', 'emett', 'Émetteurs', "d'eau", 'd’eau', '  grundfos ', 'iateurs et', '', '   ', "'"])(
    'finds %j in any case, with or without accents',
    (wanted) => {
      expect(containsText(TEXTS, wanted)).toBe(true);
    },
  );

  it.each(['wilo', 'radiateurs grundfos', 'chaudeet', '%', '_', 'مضخة'])('does not find %j', (wanted) => {
    expect(containsText(TEXTS, wanted)).toBe(false);
  });

  it('finds every part of a name', () => {
    const part = fc.tuple(fc.constantFrom(...TEXTS), fc.nat(30), fc.nat(30));
    fc.assert(fc.property(part, ([text, start, length]) => containsText(TEXTS, text.slice(start, start + length))));
  });
});
