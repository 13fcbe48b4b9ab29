import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legibleFileName } from '@/domain/products/image-rules';

it.each([
  ['Vanne 3 voies.JPG', 'Vanne 3 voies'],
  ['صمام.webp', 'صمام'],
  ['pompe\u0000\ud800 12.5 kW.png', 'pompe 12.5 kW'],
  ['sans fin', 'sans fin'],
  ['.png', ''],
])('a picture called %j is looked for as %j', (filename, name) => {
  expect(legibleFileName(filename)).toBe(name);
});

it('is always short and holds nothing that cannot be stored or seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (filename) => {
      const name = legibleFileName(filename);
      expect([...name].length).toBeLessThanOrEqual(120);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
    }),
  );
});
