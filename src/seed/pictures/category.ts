import type { PartKind } from './kinds';
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

/** A category's picture: the part on a calm tinted ground. */
export function drawCategory({ kind, seed }: { kind: PartKind; seed: string }): string {
  const pen = createPen(`category:${kind}:${seed}`);
  const random = createRandom(`category-ground:${seed}`);
  const [h, s] = random.pick(grounds);
  const tint = { h: h + random.between(-6, 6), s, l: 91 };
  const part = parts[kind](pen);
  return frame(
    [pen],
    400,
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
