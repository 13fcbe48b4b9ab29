import { hex } from '../lib/colors';
import { nutH, nutV, text, threadH } from '../lib/hardware';
import { group, join, n, rect, times } from '../lib/shapes';
import { cone, cylinderH, cylinderV } from '../lib/solids';
import type { DrawPart } from '../part';

/** A thermostatic head with its numbered collar. */
export const thermostaticHead: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(86, 108);
  const h = random.between(160, 230);
  const grooves = random.whole(6, 13);
  const shell = random.chance(0.75) ? mat.white : random.pick([mat.black, mat.grey]);
  const ink = shell.l > 60 ? '#39465a' : '#f0f3f7';
  const art = join(
    cylinderV(pen, mat.zinc, 0, h / 2 + 2, h / 2 + 56, r * 0.56),
    nutV(pen, random.pick([mat.brass, mat.zinc]), 0, h / 2 + 10, r * 1.22, 40),
    cylinderV(pen, shell, 0, h / 2 - 62, h / 2, r * 0.95),
    cone(pen, shell, 0, -h / 2, h / 2 - 60, r * random.between(0.76, 0.94), r * 1.03),
    times(grooves, (i) => {
      const x = -r * 0.8 + (i * r * 1.6) / (grooves - 1);
      return rect(pen.tint('#0f1a28', 0.16), x - 5, -h / 2 + 30, 10, h - 122, 5);
    }),
    times(5, (i) => text(pen, String(i + 1), -r * 0.62 + i * r * 0.31, h / 2 - 26, 17, ink, 1)),
    rect(pen.flat(mat.accent), -3, h / 2 - 60, 6, 16, 3),
    cylinderV(pen, { ...mat.accent, l: mat.accent.l + 4 }, 0, -h / 2 - 6, -h / 2 + 4, r * 0.5),
  );
  return {
    art: group(`rotate(${random.pick([0, -18, 14, -9])}) translate(0 -26)`, art),
    width: r * 2.4,
    height: h + 70,
    pose: 'flat',
    focus: [0, 10],
  };
};

/** A radiator valve: an angled or straight nickel body, with its hand wheel or its cap. */
export const radiatorValve: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = random.chance(0.7) ? mat.zinc : mat.brass;
  const r = random.between(44, 58);
  const isAngled = random.chance(0.65);
  const cap = random.pick([mat.white, mat.accent, mat.black]);
  const ribs = random.whole(5, 9);
  const capHeight = random.between(76, 120);
  const art = join(
    threadH(pen, m, r + 92, r + 136, 0, r * 0.62),
    cylinderH(pen, m, 0, r + 44, 0, r * 0.74),
    nutH(pen, m, r + 40, 0, 50, r * 2.1),
    isAngled
      ? join(cylinderV(pen, m, 0, 0, 120, r * 0.74), nutV(pen, m, 0, 116, r * 1.7, 44))
      : join(cylinderH(pen, m, -r - 70, 0, 0, r * 0.74), nutH(pen, m, -r - 110, 0, 48, r * 1.9)),
    cylinderV(pen, m, 0, -r - 10, 40, r),
    nutV(pen, m, 0, -r - 32, r * 1.5, 30),
    cylinderV(pen, cap, 0, -r - 30 - capHeight, -r - 28, r * 1.06),
    times(ribs, (i) =>
      rect(pen.tint('#0d1622', 0.14), -r * 0.96 + (i * r * 1.84) / ribs, -r - 18 - capHeight, 7, capHeight - 16, 3),
    ),
    text(pen, pen.code.slice(0, 2), 0, 12, 16, hex(m, -34)),
  );
  const [left, right] = isAngled ? [-r - 10, r + 136] : [-r - 112, r + 136];
  const [top, bottom] = [-r - 40 - capHeight, isAngled ? 162 : r + 12];
  return {
    art: group(`translate(${n(-(left + right) / 2)} ${n(-(top + bottom) / 2)})`, art),
    width: right - left,
    height: bottom - top,
    pose: 'standing',
    focus: [-20, -10],
  };
};
