import { describe, expect, it } from 'vitest';
import { filledFirst } from '@/storefront/boilers/boiler-ranges';

const range = (name: string, ...parts: number[]) => ({ name, models: parts.map((count) => ({ parts: count })) });

describe('the ranges of a brand', () => {
  it('without any part come last, and otherwise keep their order', () => {
    const ranges = [range('Bluehelix', 0, 0), range('Diva', 0, 2), range('Divatop', 1), range('Domitech')];

    expect(filledFirst(ranges).map(({ name }) => name)).toEqual(['Diva', 'Divatop', 'Bluehelix', 'Domitech']);
  });
});
