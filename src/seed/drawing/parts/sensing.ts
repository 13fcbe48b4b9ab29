import { hex } from '../lib/colors';
import { connector, label, nutH, nutV, screw, threadH, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, rect, ring, times } from '../lib/shapes';
import { box, cylinderH, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

/** An air pressure switch: a flat round capsule with two nipples and its tags. */
export const pressureSwitch: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(125, 160);
  const shell = random.pick([mat.white, mat.grey, mat.accent, mat.black]);
  const ribs = random.whole(6, 16);
  const nipple = (x: number, up: number) =>
    join(
      cylinderV(pen, shell, x, -r - up, -r + 40, 13),
      rect(pen.across({ ...shell, l: shell.l - 8 }), x - 17, -r - up + 14, 34, 9, 4),
      rect(pen.across({ ...shell, l: shell.l - 8 }), x - 16, -r - up + 32, 32, 8, 4),
    );
  const art = join(
    rect(pen.face(mat.zinc), -r - 46, r * 0.3, r * 2 + 92, 40, 6),
    circle(pen.flat(mat.black), -r - 26, r * 0.3 + 20, 9),
    circle(pen.flat(mat.black), r + 26, r * 0.3 + 20, 9),
    nipple(-r * random.between(0.24, 0.5), random.between(36, 60)),
    nipple(r * random.between(0.24, 0.5), random.between(36, 60)),
    disc(pen, shell, 0, 0, r, 0.07),
    ring(ribs, r * 0.82, random.between(0, 40), (x, y) => circle(pen.flat(shell, -10), x, y, 8)),
    disc(pen, { ...shell, l: shell.l + 3 }, 0, 0, r * 0.68, 0.06),
    label(pen, -r * 0.42, -r * 0.4, r * 0.84, r * 0.46),
    box(pen, mat.black, -r * 0.4, r * 0.16, r * 0.8, r * 0.36, 12, 6),
    times(3, (i) => rect(pen.face(mat.brass), -r * 0.3 + i * r * 0.24, r * 0.24, r * 0.12, r * 0.5, 2)),
    screw(pen, 0, -r * 0.78, 11, mat.brass),
  );
  return { art: group('translate(0 20)', art), width: r * 2 + 100, height: r * 2 + 90, pose: 'flat', focus: [0, 10] };
};

/** A water pressure switch or transducer: a brass port under a plastic head. */
export const waterPressureSwitch: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(64, 92);
  const h = random.between(110, 160);
  const head = random.pick([mat.black, mat.accent, mat.white]);
  const art = join(
    tube(pen, mat.black, `M0 ${n(-h - 20)}c0 -60 90 -40 120 -96`, 18),
    connector(pen, head, -r * 0.52, -h - 42, r * 1.04, 48, random.whole(2, 4)),
    cylinderV(pen, head, 0, -h, 0, r),
    rect(pen.across({ ...head, l: head.l + 6 }), -r * 1.04, -h * 0.28, r * 2.08, 20, 6),
    label(pen, -r * 0.55, -h * 0.82, r * 1.1, h * 0.46),
    nutV(pen, mat.brass, 0, 2, r * 1.7, 52),
    cylinderV(pen, mat.brass, 0, 110, 146, r * 0.34),
    threadV(pen, mat.brass, 0, 54, random.between(114, 136), r * 0.5),
  );
  return {
    art: group(`translate(-20 ${n(h / 2 - 14)})`, art),
    width: 260,
    height: h + 274,
    pose: 'standing',
    focus: [-20, -10],
  };
};

/** A flow switch or flow turbine: a clear or brass body with its reed sensor. */
export const flowSwitch: DrawPart = (pen) => {
  const { random, mat } = pen;
  const half = random.between(120, 160);
  const r = random.between(54, 72);
  const body = random.pick([mat.brass, mat.black, mat.grey]);
  const blades = random.whole(5, 8);
  const art = join(
    tube(pen, mat.black, `M30 ${n(-r - 60)}c20 -80 120 -30 150 -110`, 12),
    connector(pen, mat.white, 150, -r - 196, 64, 38, 3),
    threadH(pen, mat.brass, half, half + 50, 0, r * 0.62),
    nutH(pen, mat.brass, half - 34, 0, 38, r * 1.9),
    threadH(pen, mat.brass, -half - 50, -half, 0, r * 0.62),
    nutH(pen, mat.brass, -half - 4, 0, 38, r * 1.9),
    cylinderH(pen, body, -half + 30, half - 34, 0, r),
    box(pen, mat.accent, -40, -r - 64, 96, 70, 24, 8),
    disc(pen, mat.steel, 0, 6, r * 0.76, 0.14),
    circle(pen.flat(mat.black, 4), 0, 6, r * 0.62),
    times(blades, (i) =>
      group(`rotate(${n((360 / blades) * i)} 0 6)`, rect(pen.face(mat.white), -5, 6 - r * 0.56, 10, r * 0.5, 5)),
    ),
    circle(pen.dome(mat.second), 0, 6, r * 0.14),
    label(pen, -half * 0.86, -r * 0.3, half * 0.4, r * 0.7),
  );
  return {
    art: group('translate(-14 98)', art),
    width: half * 2 + 130,
    height: r * 2 + 200,
    pose: 'flat',
    focus: [0, 30],
  };
};

const probe = (pen: Pen, shape: 'pocket' | 'clip' | 'wired'): Part => {
  const { random, mat } = pen;
  const tilt = random.between(-30, 12);
  const length = random.between(80, 150);
  const plug = random.pick([mat.black, mat.white, mat.accent, mat.grey]);
  const head = join(connector(pen, plug, -46, -150, 92, 66, 2), box(pen, plug, -36, -92, 72, 52, 14, 8));
  const pocket = join(
    head,
    nutV(pen, mat.brass, 0, -40, 116, 46),
    threadV(pen, mat.brass, 0, 6, 62, 38),
    cylinderV(pen, mat.brass, 0, 66, 66 + length, 25),
    rect(pen.across(mat.brass), -25, 40 + length, 50, 42, 24),
  );
  const clip = join(
    head,
    box(pen, mat.black, -64, -44, 128, 70, 30, 10),
    tube(
      pen,
      mat.steel,
      `M-62 10c-70 60 -60 ${n(length + 60)} 62 ${n(length + 66)}c122 -6 132 ${n(-length)} 62 ${n(-length - 66)}`,
      14,
    ),
    rect(pen.face(mat.copper), -34, 22, 68, 18, 4),
  );
  const wired = join(
    tube(
      pen,
      mat.black,
      `M0 -40C-10 ${n(-length - 120)} ${n(random.between(120, 190))} -130 150 0S${n(random.between(40, 110))} 150 190 170`,
      15,
    ),
    connector(pen, mat.white, 168, 160, 60, 44, 2),
    cylinderV(pen, mat.black, 0, -50, 20, 20),
    rect(pen.across(mat.steel), -17, 10, 34, length + 30, 16),
    line(pen, `M-17 34h34M-17 44h34`, hex(mat.steel, -32), 3, 0.6),
  );
  const art = { pocket, clip, wired }[shape];
  const width = shape === 'wired' ? 380 : 270;
  return {
    art: group(`rotate(${n(tilt)}) translate(${shape === 'wired' ? -100 : 0} -20)`, art),
    width,
    height: 380,
    pose: 'flat',
    focus: [0, -30],
  };
};

/** An NTC sensor in its immersion pocket. */
export const sensor: DrawPart = (pen) => probe(pen, 'pocket');

/** An NTC sensor that clips on a tube. */
export const clipSensor: DrawPart = (pen) => probe(pen, 'clip');

/** An NTC probe at the end of its cable. */
export const wiredSensor: DrawPart = (pen) => probe(pen, 'wired');
