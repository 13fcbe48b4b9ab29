import { hex, type Material } from './colors';
import type { Pen } from './pen';
import { circle, ellipse, join, n, path, poly, rect } from './shapes';

/** A cylinder standing on its end, its upper end in sight. */
export function cylinderV(
  pen: Pen,
  m: Material,
  cx: number,
  top: number,
  bottom: number,
  r: number,
  tilt = 0.16,
): string {
  const ry = r * tilt;
  const body = `M${n(cx - r)} ${n(top)}V${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(bottom)}V${n(top)}Z`;
  return join(path(pen.across(m), body), ellipse(pen.face({ ...m, l: m.l + 6 }), cx, top, r, ry));
}

/** A cylinder lying along the picture, its right end in sight. */
export function cylinderH(
  pen: Pen,
  m: Material,
  left: number,
  right: number,
  cy: number,
  r: number,
  tilt = 0.2,
): string {
  const rx = r * tilt;
  const body = `M${n(right)} ${n(cy - r)}H${n(left)}A${n(rx)} ${n(r)} 0 0 0 ${n(left)} ${n(cy + r)}H${n(right)}Z`;
  return join(path(pen.down(m), body), ellipse(pen.face({ ...m, l: m.l - 4 }), right, cy, rx, r));
}

/** A truncated cone standing on its end. */
export function cone(
  pen: Pen,
  m: Material,
  cx: number,
  top: number,
  bottom: number,
  topR: number,
  bottomR: number,
): string {
  const [a, b] = [topR * 0.16, bottomR * 0.16];
  const body = `M${n(cx - topR)} ${n(top)}L${n(cx - bottomR)} ${n(bottom)}A${n(bottomR)} ${n(b)} 0 0 0 ${n(cx + bottomR)} ${n(bottom)}L${n(cx + topR)} ${n(top)}Z`;
  return join(path(pen.across(m), body), ellipse(pen.face({ ...m, l: m.l + 5 }), cx, top, topR, a));
}

/** The flanks of a box whose corners are too round to tell its top from its side. */
function softFlanks(
  pen: Pen,
  m: Material,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  r: number,
): string {
  const [dx, dy] = [depth, -depth * 0.55];
  // where the sight line grazes the two outer corners
  const [nx, ny] = [-0.482 * r, -0.876 * r];
  const [ax, ay] = [x + r + nx, y + r + ny];
  const [bx, by] = [x + w - r - nx, y + h - r - ny];
  const silhouette = pen.flat(m, -13);
  return join(
    poly(silhouette, [
      [ax, ay],
      [ax + dx, ay + dy],
      [bx + dx, by + dy],
      [bx, by],
    ]),
    rect(silhouette, x + dx, y + dy, w, h, r),
  );
}

/** A box with rounded edges, its top and its right side in sight. */
export function box(pen: Pen, m: Material, x: number, y: number, w: number, h: number, depth = 40, r = 10): string {
  if (r > 14) return join(softFlanks(pen, m, x, y, w, h, depth, r), rect(pen.face(m), x, y, w, h, r));
  const [dx, dy] = [depth, -depth * 0.55];
  const k = r * 0.3;
  const side = { ...m, l: m.l - 17 };
  const top = { ...m, l: m.l + 4 };
  return join(
    rect(pen.flat(side), x + dx, y + dy, w, h, r),
    poly(pen.face(side), [
      [x + w - k, y + k],
      [x + w - k + dx, y + k + dy],
      [x + w - k + dx, y + h - k + dy],
      [x + w - k, y + h - k],
    ]),
    poly(pen.face(top), [
      [x + k, y + k],
      [x + k + dx, y + k + dy],
      [x + w - k + dx, y + k + dy],
      [x + w - k, y + k],
    ]),
    rect(pen.face(m), x, y, w, h, r),
  );
}

/** A disc facing us, with a bevelled rim. */
export function disc(pen: Pen, m: Material, cx: number, cy: number, r: number, rim = 0.12): string {
  return join(circle(pen.down({ ...m, l: m.l - 8 }), cx, cy, r), circle(pen.face(m), cx, cy, r * (1 - rim)));
}

/** A bent tube or cable: the same path stroked ever thinner and lighter reads as round. */
export function tube(pen: Pen, m: Material, d: string, width: number): string {
  const stroke = (color: string, share: number, lift = 0, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(width * share)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${n(-lift * width)} ${n(-lift * width)})"/>`;
  if (pen.isOutline) return join(stroke('#42526b', 1), width > 6 ? stroke('#fff', Math.max(0.3, 1 - 4.4 / width)) : '');
  const shine = m.finish === 'metal' ? 26 : 14;
  return join(
    stroke(hex(m, -30), 1),
    stroke(hex(m, -12), 0.86),
    stroke(hex(m, 0), 0.64, 0.05),
    stroke(hex(m, shine * 0.55), 0.38, 0.11),
    stroke(hex(m, shine), 0.14, 0.17, 0.85),
  );
}
