import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsText } from '@/domain/text';

const TEXTS = ['Radiateurs et émetteurs', "Production d'eau chaude", 'Grundfos'];

describe('a search in names', () => {
  it.each(['RADIA', 'emett', 'Émetteurs', "d'eau", "d'eau", '  grundfos ', 'iateurs et', '', '   ', "'"])(
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
