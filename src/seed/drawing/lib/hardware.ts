import { lettering } from './alphabet';
import { hex, type Material } from './colors';
import type { Pen } from './pen';
import { circle, group, join, line, n, path, polar, poly, rect, times } from './shapes';

const hexagon = (cx: number, cy: number, r: number, turn = 0) => times(6, (i) => polar(cx, cy, r, turn + i * 60));

/** A socket screw seen from above. */
export function bolt(pen: Pen, cx: number, cy: number, r = 11, m: Material = pen.mat.steel): string {
  return join(
    circle(pen.tint('#1b2430', 0.22), cx + r * 0.15, cy + r * 0.25, r * 1.08),
    circle(pen.dome(m), cx, cy, r),
    poly(pen.flat(m, -42), hexagon(cx, cy, r * 0.48)),
  );
}

/** A slotted or cross-headed screw seen from above. */
export function screw(pen: Pen, cx: number, cy: number, r = 9, m: Material = pen.mat.steel): string {
  const arm = r * 0.6;
  const slot = `M${n(cx - arm)} ${n(cy)}H${n(cx + arm)}M${n(cx)} ${n(cy - arm)}V${n(cy + arm)}`;
  return join(circle(pen.dome(m), cx, cy, r), line(pen, slot, hex(m, -40), r * 0.26));
}

/** A hexagonal nut seen from its side, its axis upright. */
export function nutV(pen: Pen, m: Material, cx: number, y: number, w: number, h: number): string {
  const facets = [
    [-0.5, 0.24, -6],
    [-0.26, 0.52, 8],
    [0.26, 0.24, -18],
  ] as const;
  return join(
    facets.map(([at, share, lift]) =>
      rect(pen.across({ ...m, l: m.l + lift }), cx + at * w, y, share * w, h, Math.min(5, h * 0.14)),
    ),
  );
}

/** A hexagonal nut seen from its side, its axis lying. */
export function nutH(pen: Pen, m: Material, x: number, cy: number, w: number, h: number): string {
  const facets = [
    [-0.5, 0.24, 4],
    [-0.26, 0.52, 8],
    [0.26, 0.24, -18],
  ] as const;
  return join(
    facets.map(([at, share, lift]) =>
      rect(pen.down({ ...m, l: m.l + lift }), x, cy + at * h, w, share * h, Math.min(5, w * 0.14)),
    ),
  );
}

/** A threaded end, its axis upright. */
export function threadV(pen: Pen, m: Material, cx: number, top: number, bottom: number, r: number): string {
  const turns = Math.max(2, Math.floor((bottom - top) / 9));
  const ridges = times(turns, (i) => `M${n(cx - r)} ${n(top + 5 + i * 9)}L${n(cx + r)} ${n(top + 9 + i * 9)}`).join('');
  return join(rect(pen.across(m), cx - r, top, r * 2, bottom - top, 3), line(pen, ridges, hex(m, -36), 2.4, 0.6));
}

/** A threaded end, its axis lying. */
export function threadH(pen: Pen, m: Material, left: number, right: number, cy: number, r: number): string {
  const turns = Math.max(2, Math.floor((right - left) / 9));
  const ridges = times(turns, (i) => `M${n(left + 4 + i * 9)} ${n(cy - r)}L${n(left + 8 + i * 9)} ${n(cy + r)}`).join(
    '',
  );
  return join(rect(pen.down(m), left, cy - r, right - left, r * 2, 3), line(pen, ridges, hex(m, -36), 2.4, 0.6));
}

/** A plug or a pin header: a plastic shell with a row of dark contacts. */
export function connector(pen: Pen, m: Material, x: number, y: number, w: number, h: number, pins: number): string {
  const pitch = (w - 10) / pins;
  return join(
    rect(pen.face(m), x, y, w, h, 4),
    rect(pen.tint('#0d141d', 0.16), x + 4, y + h * 0.22, w - 8, h * 0.6, 2),
    times(pins, (i) =>
      rect(pen.flat(pen.mat.brass, -4), x + 5 + pitch * (i + 0.28), y + h * 0.34, pitch * 0.44, h * 0.34, 1),
    ),
  );
}

/** Lettering that still reads after the picture was flipped. */
export function text(
  pen: Pen,
  value: string,
  cx: number,
  cy: number,
  height: number,
  color: string,
  weight = 0.9,
  maxWidth?: number,
): string {
  const letters = lettering({
    text: value,
    cx: 0,
    cy: 0,
    height,
    color: pen.isOutline ? '#8c9ab0' : color,
    weight,
    ...(maxWidth === undefined ? {} : { maxWidth }),
  });
  return group(`translate(${n(cx)} ${n(cy)}) scale(${pen.isMirrored ? -1 : 1} 1)`, letters);
}

/** A rating plate: a coloured band, the part's number and a few lines too small to read. */
export function label(pen: Pen, x: number, y: number, w: number, h: number, band: Material = pen.mat.accent): string {
  const rule = (at: number, share: number) => `M${n(x + w * 0.08)} ${n(y + h * at)}h${n(w * share)}`;
  return join(
    rect(pen.flat({ h: 210, s: 12, l: 97, finish: 'matt' }), x, y, w, h, Math.min(6, h * 0.1)),
    path(
      pen.flat(band),
      `M${n(x)} ${n(y + h * 0.24)}V${n(y + 4)}q0 -4 4 -4H${n(x + w - 4)}q4 0 4 4V${n(y + h * 0.24)}Z`,
    ),
    text(pen, pen.number, x + w / 2, y + h * 0.46, Math.min(h * 0.17, w * 0.1), '#3a4656', 0.8, w * 0.86),
    line(pen, rule(0.68, 0.84) + rule(0.8, 0.6) + rule(0.91, 0.72), '#9aa5b4', Math.max(1, h * 0.025)),
  );
}
