import { hex } from '../lib/colors';
import { bolt, label, nutV, screw, text, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, ellipse, group, join, line, n, path, rect, ring, times } from '../lib/shapes';
import { box, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

const ports = (pen: Pen, half: number, r: number) => {
  const { mat } = pen;
  return join(
    rect(pen.across(mat.iron), -r * 0.82, -half + 40, r * 1.64, half * 2 - 80, 8),
    nutV(pen, mat.iron, 0, -half + 44, r * 2.5, 34),
    nutV(pen, mat.iron, 0, half - 78, r * 2.5, 34),
    threadV(pen, mat.zinc, 0, -half, -half + 46, r),
    threadV(pen, mat.zinc, 0, half - 46, half, r),
  );
};

const modernHead = (pen: Pen, size: number) => {
  const { random, mat } = pen;
  const cover = random.chance(0.8) ? mat.accent : { ...mat.grey, l: 66 };
  const trim = random.chance(0.5) ? mat.white : mat.grey;
  const knob = size * random.between(0.22, 0.3);
  const lamps = random.whole(3, 6);
  return join(
    box(
      pen,
      random.chance(0.6) ? mat.black : { ...cover, l: cover.l - 12 },
      -size,
      -size,
      size * 2,
      size * 2,
      34,
      size * random.between(0.22, 0.6),
    ),
    rect(pen.face(cover), -size * 0.9, -size * 0.9, size * 1.8, size * 1.8, size * random.between(0.2, 0.55)),
    disc(pen, trim, 0, size * 0.16, knob * 1.25, 0.1),
    disc(pen, { ...cover, l: cover.l - 6 }, 0, size * 0.16, knob, 0.14),
    group(
      `rotate(${n(random.between(-130, 130))} 0 ${n(size * 0.16)})`,
      rect(pen.flat(mat.white), -3, size * 0.16 - knob * 0.86, 6, knob * 0.5, 3),
    ),
    rect(pen.flat(mat.black, -6), -size * 0.6, -size * 0.7, size * 1.2, size * 0.26, 8),
    times(lamps, (i) =>
      circle(
        pen.flat({ h: 130, s: 70, l: i < 2 ? 55 : 26, finish: 'plastic' }),
        -size * 0.45 + (i * size * 0.9) / (lamps - 1),
        -size * 0.57,
        size * 0.05,
      ),
    ),
    text(pen, pen.code, 0, size * 0.68, size * 0.1, '#ffffff', 0.8),
  );
};

const classicHead = (pen: Pen, size: number) => {
  const { random, mat } = pen;
  const shell = random.chance(0.7) ? mat.accent : mat.zinc;
  const fins = random.whole(14, 26);
  const boxWidth = size * random.between(0.9, 1.25);
  return join(
    circle(pen.down({ ...shell, l: shell.l - 10 }), 0, 0, size * 1.06),
    ring(fins, size * 0.98, 8, (x, y) => circle(pen.flat(shell, -16), x, y, size * 0.05)),
    disc(pen, shell, 0, 0, size * 0.94, 0.08),
    circle(pen.face(mat.steel), 0, 0, size * 0.58),
    label(pen, -size * 0.42, -size * 0.3, size * 0.84, size * 0.34),
    screw(pen, 0, size * 0.26, size * 0.13, mat.brass),
    box(pen, mat.black, -boxWidth / 2, size * 0.62, boxWidth, size * 0.52, 22, 10),
    disc(pen, mat.accent, -boxWidth * 0.2, size * 0.88, size * 0.15, 0.2),
    screw(pen, boxWidth * 0.28, size * 0.88, 9),
  );
};

const betweenUnions = (pen: Pen, drawHead: (pen: Pen, size: number) => string): Part => {
  const { random, mat } = pen;
  const half = random.between(205, 250);
  const size = random.between(98, 128);
  const turn = random.pick([0, 0, 90]);
  const head = drawHead(pen, size);
  const volute = size * random.between(1.22, 1.38);
  const bolts = ring(4, volute * 0.9, 45, (x, y) => bolt(pen, x, y, 14));
  const wire = tube(
    pen,
    mat.black,
    `M${n(size * 0.8)} ${n(size * 0.7)}c60 20 70 50 ${n(random.between(40, 90))} 96`,
    13,
  );
  const body = join(ports(pen, half, random.between(40, 56)), disc(pen, mat.iron, 0, 0, volute, 0.06), bolts);
  const art = join(turn ? group('rotate(90)', body) : body, wire, head);
  return turn
    ? { art, width: half * 2, height: volute * 2 + 20, pose: 'standing', focus: [10, -10] }
    : { art, width: volute * 2 + 60, height: half * 2, pose: 'standing', focus: [10, -10] };
};

/** An electronic circulating pump seen from its motor, between its two unions. */
export const circulator: DrawPart = (pen) => betweenUnions(pen, modernHead);

/** A three-speed circulating pump, its round motor and its terminal box. */
export const threeSpeedCirculator: DrawPart = (pen) => betweenUnions(pen, classicHead);

const feet = (pen: Pen, x: number, y: number, w: number) =>
  join(
    rect(pen.face(pen.mat.iron), x, y, w, 16, 4),
    rect(pen.across(pen.mat.iron), x + w * 0.2, y - 40, w * 0.2, 44),
    rect(pen.across(pen.mat.iron), x + w * 0.62, y - 40, w * 0.2, 44),
  );

const motorPump = (pen: Pen, hasTank: boolean): Part => {
  const { random, mat } = pen;
  const r = random.between(78, 100);
  const length = random.between(210, 280);
  const head = random.between(88, 116);
  const fins = random.whole(9, 16);
  const casing = random.chance(0.5) ? mat.iron : mat.steel;
  const motor = join(
    feet(pen, 10, r + 24, length * 0.7),
    cylinderV(pen, mat.accent, 0, -r * 0.9, r * 0.9, 1),
    rect(pen.down(mat.accent), -20, -r, length, r * 2, 14),
    times(fins, (i) =>
      rect(
        pen.down({ ...mat.accent, l: mat.accent.l + 7 }),
        6 + (i * (length - 60)) / fins,
        -r - 5,
        (length - 60) / fins - 5,
        r * 2 + 10,
        3,
      ),
    ),
    rect(pen.down(mat.black), length - 46, -r - 2, 62, r * 2 + 4, 22),
    box(pen, mat.black, length * 0.26, -r - 48, length * 0.36, 56, 18, 8),
    label(pen, length * 0.2, -r * 0.36, length * 0.42, r * 0.72, mat.second),
  );
  const volute = join(
    rect(pen.across(casing), -66, -head - 62, 62, 72, 4),
    nutV(pen, casing, -35, -head - 64, 88, 26),
    rect(pen.down(casing), -140, -26, 60, 62, 4),
    rect(pen.down(casing), -154, -40, 24, 90, 5),
    rect(pen.down(casing), -110, -head, 100, head * 2, 34),
    rect(pen.down({ ...casing, l: casing.l + 6 }), -24, -head - 8, 18, head * 2 + 16, 4),
    times(4, (i) => bolt(pen, -15, -head * 0.8 + (i * head * 1.6) / 3, 8)),
    bolt(pen, -70, head * 0.56, 12, mat.brass),
  );
  const tank = hasTank
    ? join(
        rect(pen.down(mat.second), -130, r + 36, length + 130, 190, 90),
        line(pen, `M${n(length / 2 - 66)} ${n(r + 38)}V${n(r + 224)}`, hex(mat.second, -24), 5),
        feet(pen, -80, r + 250, 90),
        feet(pen, length - 110, r + 250, 90),
      )
    : '';
  const [top, bottom] = [-head - 64, hasTank ? r + 268 : r + 40];
  return {
    art: group(`translate(${n(-(length - 138) / 2)} ${n(-(top + bottom) / 2)})`, tank, motor, volute),
    width: length + 180,
    height: bottom - top,
    pose: 'standing',
    focus: [-90, hasTank ? -110 : -20],
  };
};

/** A surface pump: head on the left, finned motor on the right. */
export const pump: DrawPart = (pen) => motorPump(pen, false);

/** The same on a pressure tank. */
export const booster: DrawPart = (pen) => motorPump(pen, true);

/** A condensate lifting pump: a small tank, its motor cover, an outlet and a cable. */
export const condensatePump: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(300, 400);
  const h = random.between(120, 170);
  const lid = random.chance(0.5) ? mat.accent : mat.black;
  const outlet = random.between(-0.38, -0.22) * w;
  const art = join(
    tube(pen, { ...mat.white, l: 84 }, `M${n(outlet)} -90c-6 -90 -70 -60 -76 -150`, 24),
    tube(pen, mat.black, `M${n(w / 2)} -40c70 0 40 120 84 176`, 12),
    box(pen, mat.grey, -w / 2, 0, w, h, 60, 18),
    box(pen, lid, -w / 2 + 10, -100, w - 20, 108, 56, 22),
    cylinderV(pen, mat.black, outlet + 10, -130, -106, 24),
    times(random.whole(4, 7), (i) => rect(pen.flat(lid, -16), w * 0.02 + i * 22, -76, 10, 56, 5)),
    label(pen, -w * 0.4, 24, w * 0.36, h * 0.5),
    circle(pen.flat({ h: 130, s: 60, l: 48, finish: 'plastic' }), w * 0.38, 30, 9),
    ellipse(pen.tint('#fff', 0.1), -w * 0.1, -84, w * 0.34, 8),
    path(pen.flat(mat.black), `M${n(w * 0.1)} ${n(h * 0.5)}h${n(w * 0.3)}v8h${n(-w * 0.3)}z`),
  );
  return {
    art: group(`translate(-30 ${n(120 - h / 2)})`, art),
    width: w + 120,
    height: h + 240,
    pose: 'standing',
    focus: [-40, 0],
  };
};
