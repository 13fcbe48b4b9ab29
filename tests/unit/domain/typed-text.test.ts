import { describe, expect, it } from 'vitest';
import { withoutNumberWords } from '@/domain/typed-text';

describe('a word in front of a number', () => {
  it.each([
    ['ref 0020', '0020'],
    ['Réf. 0020133', '0020133'],
    ['re\u0301f : S1005', 'S1005'],
    ['référence n° 0020 133 816', '0020 133 816'],
    ['REFERENCE 0020', '0020'],
    ['électrode réf. 0020 vaillant', 'électrode 0020 vaillant'],
  ])('is left out: %j is %j', (text, rest) => {
    expect(withoutNumberWords(text)).toBe(rest);
  });

  it.each(['ref', 'réf vaillant', 'refoulement 75', 'bref 12', 'ref0020', 'f.28', '0.845.057'])(
    'stays if no number follows: %j',
    (text) => {
      expect(withoutNumberWords(text)).toBe(text);
    },
  );
});
