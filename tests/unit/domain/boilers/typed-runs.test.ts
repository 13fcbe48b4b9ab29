import { describe, expect, it } from 'vitest';
import { runsOf, withoutOverlaps, wordsOutside } from '@/domain/boilers/typed-runs';

describe('runs of typed words', () => {
  it('are all adjacent words, the longest first', () => {
    expect(runsOf(['a', 'b', 'c'], 2).map(({ text }) => text)).toEqual(['a b', 'b c', 'a', 'b', 'c']);
  });

  it('are few, however long the text is', () => {
    expect(runsOf(Array(1_000).fill('x'), 5).length).toBeLessThan(120);
  });

  it('keep the first of two that overlap, and leave the other words', () => {
    const words = ['vase', '06', '51', '53'];
    const kept = withoutOverlaps(runsOf(words, 3).filter(({ text }) => text !== 'vase' && !text.startsWith('vase ')));

    expect(kept.map(({ compact }) => compact)).toEqual(['065153']);
    expect(wordsOutside(words, kept)).toEqual(['vase']);
  });
});
