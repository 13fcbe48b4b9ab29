import { hex, type Material } from './lib/colors';
import type { Pen } from './lib/pen';
import { createRandom } from './lib/random';
import { ellipse, group, join, n, rect } from './lib/shapes';
import type { Part } from './part';

/** Pixels: the sides of every drawing. */
export const SIZE = 800;
const FLOOR = 700;

/** Soft shadows: one for the floor, one cast by what hangs or lies flat. */
const shadows = join(
  '<radialGradient id="floor"><stop offset="0" stop-color="#1a2432" stop-opacity=".42"/><stop offset=".45" stop-color="#1a2432" stop-opacity=".16"/><stop offset="1" stop-color="#1a2432" stop-opacity="0"/></radialGradient>',
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="11"/><feOffset dx="7" dy="15"/><feComponentTransfer><feFuncA type="linear" slope=".27"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
);

/** White in the middle, a breath of cool or warm grey at the edges. */
export function ground(seed: string, depth = 0): string {
  const random = createRandom(`ground:${seed}`);
  const tint: Material = {
    h: random.pick([205, 212, 220, 195, 38]),
    s: random.between(10, 22),
    l: 93.5 - depth,
    finish: 'matt',
  };
  return join(
    `<radialGradient id="ground" cx=".5" cy=".44" r=".78"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${hex(tint, 4.5 - depth * 0.2)}"/><stop offset="1" stop-color="${hex(tint)}"/></radialGradient>`,
    rect('fill="url(#ground)"', 0, 0, SIZE, SIZE),
  );
}

export const frame = (pens: readonly Pen[], ...art: readonly (string | readonly string[])[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>${shadows}${pens.map((pen) => pen.defs()).join('')}</defs>${join(...art)}</svg>`;

/** The scale at which a part fits a box; limited, since a part has no finer detail to show. */
export const scaleToFit = (part: Part, width: number, height: number) =>
  Math.min(width / part.width, height / part.height, 1.75);

type Placing = { part: Part; cx: number; bottom: number; scale: number; isMirrored?: boolean };

/** Puts a part on the floor, with its shadow. */
export function stand({ part, cx, bottom, scale, isMirrored = false }: Placing): string {
  const half = (part.width * scale) / 2;
  const cy = bottom - (part.height * scale) / 2;
  const flip = isMirrored ? -1 : 1;
  return join(
    ellipse('fill="url(#floor)" opacity=".55"', cx + 8, bottom - 2, half * 1.28, Math.max(22, half * 0.17)),
    ellipse('fill="url(#floor)"', cx, bottom - 4, half * 0.98, Math.max(10, half * 0.075)),
    group(`translate(${n(cx)} ${n(cy)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`, part.art),
  );
}

/** Hangs a part on the ground, or lays it there, as seen from the front. */
export function hang({ part, cx, bottom, scale, isMirrored = false }: Placing): string {
  const flip = isMirrored ? -1 : 1;
  const cy = bottom - (part.height * scale) / 2;
  return `<g filter="url(#cast)">${group(`translate(${n(cx)} ${n(cy)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`, part.art)}</g>`;
}

/** The whole part, as the first picture of a product shows it. */
export function place(part: Part, { width = 640, height = 590, isMirrored = false } = {}): string {
  const scale = scaleToFit(part, width, height);
  if (part.pose === 'standing')
    return stand({ part, cx: 400, bottom: Math.min(FLOOR, 400 + (part.height * scale) / 2 + 40), scale, isMirrored });
  return hang({ part, cx: 400, bottom: 400 + (part.height * scale) / 2, scale, isMirrored });
}
