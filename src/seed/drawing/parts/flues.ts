import { hex } from '../lib/colors';
import { label, screw } from '../lib/hardware';
import { circle, ellipse, group, join, line, n, path, rect, times } from '../lib/shapes';
import { cylinderH, cylinderV, disc } from '../lib/solids';
import type { DrawPart } from '../part';

/** A concentric flue kit: the elbow, the tubes and the terminal. */
export const flue: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(58, 78);
  const length = random.between(210, 300);
  const m = random.chance(0.7) ? mat.white : mat.steel;
  const slots = random.whole(5, 9);
  const art = join(
    cylinderH(pen, mat.black, length - 40, length + 40, -120, r * 0.74, 0.24),
    times(slots, (i) => rect(pen.tint('#fff', 0.3), length - 30 + (i * 60) / slots, -120 - r * 0.62, 4, r * 1.24, 2)),
    cylinderH(pen, m, -40, length - 40, -120, r, 0.24),
    cylinderH(pen, mat.steel, length - 40, length - 14, -120, r * 0.62, 0.24),
    rect(pen.down(mat.black), length * 0.5, -120 - r * 1.5, 22, r * 3, 10),
    path(
      pen.face(m),
      `M${n(-40)} ${n(-120 - r)}C${n(-40 - r * 2.2)} ${n(-120 - r)} ${n(-130 - r)} -90 ${n(-130 - r)} 0h${n(r * 2)}c0 -20 0 -${n(120 - r)} 90 -${n(120 - r)}Z`,
    ),
    cylinderV(pen, m, -130, 0, random.between(110, 190), r, 0.18),
    rect(pen.across({ ...m, l: m.l - 10 }), -130 - r * 1.05, 4, r * 2.1, 22, 6),
    rect(pen.down({ ...m, l: m.l - 10 }), -52, -120 - r * 1.05, 20, r * 2.1, 6),
    label(pen, 20, -142, 76, 44),
    screw(pen, -130, 15, 7),
    disc(pen, mat.accent, length * 0.5 + 60, 110, r * 0.9, 0.16),
    circle(pen.flat({ h: 210, s: 12, l: 95, finish: 'matt' }), length * 0.5 + 60, 110, r * 0.62),
  );
  return {
    art: group(`translate(${n(-(length - 170) / 2 + 20)} 20)`, art),
    width: length + 265,
    height: 380 + r * 0.4,
    pose: 'flat',
    focus: [-100, -60],
  };
};

/** A straight length of concentric flue. */
export const fluePipe: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(74, 96);
  const half = random.between(190, 250);
  const m = random.chance(0.7) ? mat.white : mat.steel;
  const art = join(
    cylinderH(pen, m, -half, half, 0, r, 0.24),
    cylinderH(pen, mat.steel, half - 6, half + 24, 0, r * 0.62, 0.24),
    ellipse(pen.flat(mat.black, 4), half + 24, 0, r * 0.12, r * 0.5),
    rect(pen.down({ ...m, l: m.l - 9 }), -half - 6, -r * 1.07, 64, r * 2.14, 8),
    line(pen, `M${n(-half + 66)} ${n(-r)}V${n(r)}M${n(half - 20)} ${n(-r)}V${n(r)}`, hex(m, -22), 2.5, 0.6),
    label(pen, -50, -34, 110, 64),
  );
  return {
    art: group(`rotate(${n(random.between(-18, 4))})`, art),
    width: half * 2 + 50,
    height: r * 2.6,
    pose: 'flat',
    focus: [60, 0],
  };
};
