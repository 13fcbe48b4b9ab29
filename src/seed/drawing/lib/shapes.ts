import type { Pen } from './pen';

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal: finer than a pixel, and short. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const join = (...parts: readonly (string | readonly string[])[]) => parts.flat().join('');

export const rect = (paint: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${paint}/>`;

export const circle = (paint: string, cx: number, cy: number, r: number) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${paint}/>`;

export const ellipse = (paint: string, cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;

export const path = (paint: string, d: string) => `<path d="${d}" ${paint}/>`;

export const poly = (paint: string, points: readonly Point[]) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" ${paint}/>`;

export const group = (transform: string, ...parts: readonly (string | readonly string[])[]) =>
  `<g transform="${transform}">${join(...parts)}</g>`;

/** An engraved or printed line; in a technical drawing it takes the colour of the outlines. */
export const line = (pen: Pen, d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${pen.isOutline ? '#8c9ab0' : color}" stroke-opacity="${opacity}" stroke-width="${n(pen.isOutline ? Math.min(width, 1.6) : width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The numbers 0 to count - 1, to draw rows of fins, bolts or keys. */
export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A point on a circle, the angle in degrees, clockwise from the right. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];

export const ring = (count: number, r: number, start: number, draw: (x: number, y: number) => string, cx = 0, cy = 0) =>
  times(count, (index) => draw(...polar(cx, cy, r, start + (360 / count) * index))).join('');
