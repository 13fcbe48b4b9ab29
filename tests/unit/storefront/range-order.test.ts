import { expect, it } from 'vitest';
import { filledFirst } from '@/storefront/boilers/boiler-ranges';

const range = (name: string, ...parts: number[]) => ({ name, models: parts.map((count) => ({ parts: count })) });

it('the ranges of a brand without any part come last, and otherwise keep their order', () => {
  const ranges = [range('Bluehelix', 0, 0), range('Diva', 0, 2), range('Divatop', 1), range('Domitech')];

  expect(filledFirst(ranges).map(({ name }) => name)).toEqual(['Diva', 'Divatop', 'Bluehelix', 'Domitech']);
});
