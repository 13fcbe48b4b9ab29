import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchTypography } from '@/words/typography';

describe('French typography', () => {
  it.each([
    ['Une question ?', 'Une question\u00a0?'],
    ['Attention : fermé ; merci !', 'Attention\u00a0: fermé\u00a0; merci\u00a0!'],
    ['« vanne »', '«\u00a0vanne\u00a0»'],
    ['24 à 48 h', '24 à 48\u00a0h'],
    ['98 % des clients', '98\u00a0% des clients'],
    ['2 ans et 5 Mo', '2 ans et 5\u00a0Mo'],
    ['l’achat', "l'achat"],
    ['3 heures', '3 heures'],
    ['12:30', '12:30'],
    ['votre Ciao 24 C.S.I..', 'votre Ciao 24 C.S.I.'],
    ['Société S.A.R.L.. Merci', 'Société S.A.R.L. Merci'],
    ['Un instant...', 'Un instant...'],
  ])('sets %j', (typed, set) => {
    expect(frenchTypography(typed)).toBe(set);
  });

  it('changes nothing that is set already', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '1', '.', '/', ' ', ':', '?', '«', '»', '’', 'h', '%') }),
        (text) => {
          expect(frenchTypography(frenchTypography(text))).toBe(frenchTypography(text));
        },
      ),
    );
  });
});
