import { hex } from '../lib/colors';
import { connector, label, nutH, nutV, screw, text, threadH, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { group, join, line, n, path, rect } from '../lib/shapes';
import { box, cone, cylinderH, cylinderV, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

/** The two alloys such a body is cast in. */
export const brassOrNickel = (pen: Pen) => (pen.random.chance(0.62) ? pen.mat.brass : pen.mat.zinc);

/** Two threaded ends with their nuts. */
export const ends = (pen: Pen, m = pen.mat.brass, half = 150, r = 46) =>
  join(
    threadH(pen, m, half, half + 52, 0, r * 0.82),
    threadH(pen, m, -half - 52, -half, 0, r * 0.82),
    nutH(pen, m, half - 40, 0, 44, r * 2.5),
    nutH(pen, m, -half - 4, 0, 44, r * 2.5),
  );

const ballValve = (pen: Pen, hasLever: boolean): Part => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const half = random.between(104, 140);
  const r = random.between(50, 66);
  const reach = random.between(200, 270);
  const handle = hasLever
    ? join(
        path(pen.face(mat.steel), `M-34 ${n(-r - 62)}h70l40 18h${n(reach - 80)}v22h${n(-reach + 72)}l-40 -16h-62z`),
        rect(pen.down(mat.accent), 90, -r - 52, reach - 50, 34, 16),
      )
    : join(
        rect(pen.down(mat.accent), -98, -r - 74, 196, 40, 18),
        rect(pen.across(mat.accent), -30, -r - 78, 60, 48, 10),
      );
  const art = join(
    ends(pen, m, half, r * 0.86),
    cylinderH(pen, m, -half + 36, half - 40, 0, r),
    cylinderV(pen, m, 0, -r - 40, -r + 20, 26),
    handle,
    nutV(pen, mat.steel, 0, -r - 88, 34, 22),
    text(pen, pen.code.slice(0, 4), 0, 4, 18, hex(m, -30), 0.9),
    line(pen, 'M-40 26h80M24 16l16 10l-16 10', hex(m, -30), 4, 0.7),
  );
  return {
    art: group(`translate(${hasLever ? -40 : 0} 40)`, art),
    width: half * 2 + (hasLever ? 190 : 120),
    height: r * 2 + 90,
    pose: 'standing',
    focus: [-20, 20],
  };
};

/** A ball valve with its lever. */
export const valve: DrawPart = (pen) => ballValve(pen, true);

/** A ball valve with a butterfly handle. */
export const butterflyValve: DrawPart = (pen) => ballValve(pen, false);

/** A check valve: a plain body with an arrow. */
export const checkValve: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const r = random.between(62, 84);
  const h = random.between(70, 110);
  const art = join(
    threadV(pen, m, 0, -h - 116, -h - 56, r * 0.66),
    nutV(pen, m, 0, -h - 60, r * 1.9, 46),
    cone(pen, m, 0, -h - 14, -h * 0.2, r * 0.86, r * 1.16),
    cylinderV(pen, m, 0, -h * 0.2, h * 0.5, r * 1.16),
    nutV(pen, m, 0, h * 0.5, r * 2.3, 50),
    threadV(pen, m, 0, h * 0.5 + 50, h * 0.5 + 112, r * 0.8),
    random.chance(0.5)
      ? label(pen, -r * 0.6, -h * 0.12, r * 1.2, h * 0.5)
      : text(pen, pen.code, 0, h * 0.14, 16, hex(m, -30)),
    line(pen, `M0 ${n(-h * 0.26)}v${n(-h * 0.4)}m-14 16l14 -16l14 16`, hex(m, -32), 6, 0.8),
    rect(pen.across(mat.accent), -r * 0.72, h * 0.5 - 12, r * 1.44, 9, 4),
  );
  return {
    art: group(`rotate(${random.pick([0, 90, 0])}) translate(0 ${n(h * 0.25)})`, art),
    width: r * 3.4,
    height: h * 1.6 + 150,
    pose: 'flat',
    focus: [0, 0],
  };
};

/** A motorised three-way valve: a brass tee under its motor. */
export const threeWayValve: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const half = random.between(104, 140);
  const r = random.between(48, 60);
  const w = random.between(130, 190);
  const h = random.between(120, 170);
  const motor = random.pick([mat.black, mat.white, mat.accent, mat.grey]);
  const art = join(
    tube(pen, mat.black, `M${n(w / 2)} ${n(-r - h * 0.5)}c70 0 50 80 110 100`, 12),
    ends(pen, m, half, r * 0.86),
    cylinderH(pen, m, -half + 36, half - 40, 0, r),
    cylinderV(pen, m, 0, 20, 96, r * 0.8),
    nutV(pen, m, 0, 84, r * 2, 40),
    threadV(pen, m, 0, 124, 172, r * 0.7),
    cylinderV(pen, mat.grey, 0, -r - 24, -r + 16, r * 0.9),
    box(pen, motor, -w / 2, -r - h - 10, w, h, 40, random.between(10, 40)),
    connector(pen, mat.white, -w * 0.3, -r - h + 6, w * 0.4, 32, random.whole(3, 5)),
    label(pen, -w * 0.38, -r - h * 0.58, w * 0.62, h * 0.4),
    screw(pen, w * 0.36, -r - 28, 8),
    rect(pen.face(mat.second), w * 0.22, -r - h + 12, w * 0.16, 12, 6),
  );
  return {
    art: group(`translate(-8 ${n((h - 90) / 2)})`, art),
    width: half * 2 + 120,
    height: h + r + 220,
    pose: 'standing',
    focus: [0, -50],
  };
};
