import type { SeedCategory } from '../data/categories';
import { hex } from './lib/colors';
import { createPen } from './lib/pen';
import { createRandom } from './lib/random';
import { circle, rect } from './lib/shapes';
import { parts } from './parts';
import { frame, place } from './scene';

const grounds = [
  [206, 42],
  [190, 34],
  [28, 48],
  [152, 28],
  [222, 34],
  [42, 50],
  [350, 28],
  [172, 28],
  [246, 22],
] as const;

/** A category's picture: the part on a calm tinted ground, as SVG. */
export function drawCategory({ kind, name }: Pick<SeedCategory, 'kind' | 'name'>): string {
  const pen = createPen(`category:${kind}:${name}`);
  const random = createRandom(`category-ground:${name}`);
  const [h, s] = random.pick(grounds);
  const tint = { h: h + random.between(-6, 6), s, l: 91 };
  const part = parts[kind](pen);
  return frame(
    [pen],
    rect(`fill="${hex(tint)}"`, 0, 0, 800, 800),
    circle(
      `fill="${hex(tint, 4)}"`,
      400 + random.between(-60, 60),
      390 + random.between(-30, 30),
      random.between(300, 340),
    ),
    place(part, { width: 500, height: 480 }),
  );
}
