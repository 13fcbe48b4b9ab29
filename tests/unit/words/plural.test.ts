import { describe, expect, it } from 'vitest';
import { englishPlural, frenchPlural } from '@/words/plural';

describe('counts with their noun', () => {
  it('are singular in French below 2', () => {
    const texts = [0, 1, 2].map((count) => frenchPlural(count, 'produit'));

    expect(texts).toEqual(['0 produit', '1 produit', '2 produits']);
  });

  it('are singular in English for 1 only', () => {
    const texts = [0, 1, 2].map((count) => englishPlural(count, 'category', 'categories'));

    expect(texts).toEqual(['0 categories', '1 category', '2 categories']);
  });
});
