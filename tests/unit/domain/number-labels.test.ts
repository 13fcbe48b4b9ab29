import { describe, expect, it } from 'vitest';
import { numberAlone, withoutLabels } from '@/domain/number-labels';
import { cases } from '../support/cases';

describe('a number after its label', () => {
  it.each(cases`
    ref S1007300 | Réf. S1007300 | Re\u0301f. S1007300 | REF.S1007300 | ref : S1007300 | reference\u00a0S1007300
    n°S1007300 | N° S1007300 | art. S1007300 | Article n° S1007300 | numéro : S1007300 | n ° S1007300
  `)('is the number alone: %j', (typed) => {
    expect(numberAlone(typed)).toBe('S1007300');
  });

  it('keeps its signs, in any script', () => {
    const typed = ['Référence 0.845.057', 'Réf. n° S 100,730 O', 'réf. ٢٠٢٠٣٠'];
    expect(typed.map(numberAlone)).toEqual(['0.845.057', 'S 100,730 O', '٢٠٢٠٣٠']);
  });

  it.each(['S1007300', 'REF1007300', 'ART-1007', 'N1007300', 'ref', 'ref circulateur', 'Référence'])(
    'is not in %j',
    (typed) => {
      expect(numberAlone(typed)).toBeNull();
    },
  );
});

describe('a label in a search', () => {
  it.each([
    ['ref 0020', '0020'],
    ['Réf. 0020133', '0020133'],
    ['re\u0301f : S1005', 'S1005'],
    ['référence n° 0020 133 816', '0020 133 816'],
    ['REFERENCE 0020', '0020'],
    ['électrode réf. 0020 vaillant', 'électrode 0020 vaillant'],
    ['article n° 0020', '0020'],
  ])('is left out: %j is %j', (text, rest) => {
    expect(withoutLabels(text)).toBe(rest);
  });

  it.each(['ref', 'réf vaillant', 'refoulement 75', 'bref 12', 'ref0020', 'f.28', '0.845.057'])(
    'stays if no number follows: %j',
    (text) => {
      expect(withoutLabels(text)).toBe(text);
    },
  );
});
