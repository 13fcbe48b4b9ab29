import { hex } from '../lib/colors';
import { bolt, connector, label, nutH, screw, threadH } from '../lib/hardware';
import { circle, group, join, line, n, path, rect, times } from '../lib/shapes';
import { box, cylinderH, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart } from '../part';

/** A gas valve: an aluminium body between two flanges, coils and regulator on top. */
export const gasValve: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(220, 300);
  const h = random.between(120, 165);
  const coils = random.whole(1, 3);
  const hasKnob = random.chance(0.35);
  const coil = random.chance(0.6) ? mat.black : mat.accent;
  const pitch = (w - 20) / 3;
  const coilHeight = random.between(80, 112);
  const art = join(
    cylinderH(pen, mat.zinc, w / 2, w / 2 + 70, 10, 46),
    nutH(pen, mat.zinc, w / 2 + 8, 10, 26, 124),
    cylinderH(pen, mat.zinc, -w / 2 - 64, -w / 2, 10, 46),
    nutH(pen, mat.zinc, -w / 2 - 40, 10, 26, 124),
    box(pen, mat.zinc, -w / 2, -h / 2, w, h, 44, 14),
    line(pen, `M${n(-w / 2 + 12)} ${n(-h * 0.14)}H${n(w / 2 - 12)}`, hex(mat.zinc, -24), 3, 0.6),
    times(coils, (i) => {
      const x = -w / 2 + 16 + i * pitch;
      return join(
        cylinderV(pen, mat.steel, x + pitch * 0.42, -h / 2 - 18, -h / 2 - 6, pitch * 0.32),
        box(pen, coil, x, -h / 2 - coilHeight, pitch * 0.8, coilHeight - 10, 26, 7),
        connector(pen, i % 2 ? mat.white : mat.grey, x + pitch * 0.12, -h / 2 - coilHeight + 16, pitch * 0.56, 30, 3),
        bolt(pen, x + pitch * 0.55, -h / 2 - coilHeight - 7, 9),
      );
    }),
    coils < 3
      ? join(
          cylinderV(
            pen,
            hasKnob ? mat.accent : mat.brass,
            w / 2 - pitch * 0.5,
            -h / 2 - (hasKnob ? 62 : 44),
            -h / 2 - 6,
            pitch * 0.36,
          ),
          screw(pen, w / 2 - pitch * 0.5, -h / 2 - (hasKnob ? 62 : 44), 10),
        )
      : '',
    label(pen, -w * 0.42, -h * 0.04, w * 0.4, h * 0.44),
    disc(pen, mat.steel, w * 0.22, h * 0.16, h * 0.24, 0.16),
    screw(pen, w * 0.22, h * 0.16, 12, mat.brass),
    times(4, (i) => bolt(pen, (i % 2 ? 1 : -1) * (w / 2 - 18), (i < 2 ? -1 : 1) * (h / 2 - 18), 9)),
    cylinderV(pen, mat.brass, -w * 0.05, h / 2 - 4, h / 2 + 26, 12),
  );
  return {
    art: group(`translate(-6 ${n(coilHeight / 2 - 12)})`, art),
    width: w + 150,
    height: h + coilHeight + 44,
    pose: 'standing',
    focus: [-20, -20],
  };
};

/** A blown burner: its painted cover, its blast tube and the fan housing. */
export const burner: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(230, 290);
  const h = random.between(230, 280);
  const tubeLength = random.between(110, 160);
  const tubeRadius = random.between(46, 64);
  const art = join(
    cylinderH(pen, mat.steel, w / 2, w / 2 + tubeLength + 30, 10, tubeRadius),
    line(pen, `M${n(w / 2 + tubeLength)} ${n(10 - tubeRadius)}V${n(10 + tubeRadius)}`, hex(mat.steel, -30), 3, 0.5),
    rect(pen.down(mat.dark), w / 2 + 20, 10 - tubeRadius * 1.6, 18, tubeRadius * 3.2, 6),
    bolt(pen, w / 2 + 29, 10 - tubeRadius * 1.35, 8),
    bolt(pen, w / 2 + 29, 10 + tubeRadius * 1.35, 8),
    box(pen, mat.iron, -w / 2, h * 0.1, w, h * 0.42, 30, 16),
    box(pen, mat.accent, -w / 2 - 10, -h / 2, w + 14, h * 0.72, 46, random.between(24, 60)),
    times(random.whole(3, 6), (i) => rect(pen.flat(mat.accent, -18), -w / 2 + 22, -h * 0.38 + i * 20, w * 0.24, 9, 4)),
    circle(pen.face(mat.black), w * 0.22, -h * 0.12, h * 0.14),
    circle(pen.dome({ h: 12, s: 78, l: 50, finish: 'plastic' }), w * 0.22, -h * 0.12, h * 0.07),
    label(pen, -w * 0.12, -h * 0.36, w * 0.24, h * 0.2, mat.second),
    disc(pen, mat.zinc, -w * 0.28, h * 0.36, h * 0.12, 0.2),
    tube(pen, mat.copper, `M${n(-w * 0.1)} ${n(h * 0.44)}c20 50 80 40 ${n(w * 0.32)} -20`, 9),
    bolt(pen, w * 0.44, h * 0.44, 9),
  );
  return {
    art: group(`translate(${n(-tubeLength / 2 - 8)} 0)`, art),
    width: w + tubeLength + 60,
    height: h + 40,
    pose: 'standing',
    focus: [-10, -20],
  };
};

/** An atmospheric burner: a row of slotted ramps on a manifold. */
export const burnerRamp: DrawPart = (pen) => {
  const { random, mat } = pen;
  const count = random.whole(5, 13);
  const pitch = 430 / count;
  const h = random.between(170, 250);
  const slots = random.whole(7, 12);
  const ramp = random.chance(0.7) ? mat.steel : mat.zinc;
  const art = join(
    rect(pen.down(mat.dark), -226, -h / 2 + 14, 452, 22, 5),
    times(count, (i) => {
      const x = -215 + i * pitch;
      return join(
        rect(pen.across(ramp), x + 3, -h / 2, pitch - 6, h, (pitch - 6) / 2),
        times(slots, (k) =>
          rect(pen.flat(mat.black), x + pitch * 0.24, -h / 2 + 26 + (k * (h - 60)) / slots, pitch * 0.52, 5, 2.5),
        ),
        rect(pen.across(mat.brass), x + pitch * 0.3, h / 2 - 4, pitch * 0.4, 26, 2),
      );
    }),
    cylinderH(pen, mat.steel, -232, 232, h / 2 + 38, 21),
    threadH(pen, mat.brass, 222, 268, h / 2 + 38, 17),
    rect(pen.face(mat.zinc), -240, -h / 2 - 8, 18, h + 30, 4),
    rect(pen.face(mat.zinc), 222, -h / 2 - 8, 18, h + 30, 4),
    times(4, (i) => screw(pen, i % 2 ? 231 : -231, i < 2 ? -h / 2 + 8 : h / 2 - 4, 7)),
  );
  return { art: group('translate(-8 -20)', art), width: 520, height: h + 80, pose: 'flat', focus: [-60, 0] };
};

/** An oil burner nozzle: a hexagon, its fine filter and the orifice. */
export const nozzle: DrawPart = (pen) => {
  const { random, mat } = pen;
  const mesh = random.between(34, 46);
  const length = random.between(110, 170);
  const w = random.between(120, 150);
  const art = join(
    rect(pen.across(random.chance(0.5) ? mat.steel : mat.copper), -mesh, 60, mesh * 2, length, 20),
    line(
      pen,
      times(9, (i) => `M${n(-mesh)} ${n(74 + (i * (length - 20)) / 9)}h${n(mesh * 2)}`).join(''),
      '#3b4657',
      2,
      0.55,
    ),
    line(
      pen,
      times(7, (i) => `M${n(-mesh + 10 + (i * mesh * 1.75) / 7)} 66v${n(length - 14)}`).join(''),
      '#3b4657',
      2,
      0.4,
    ),
    rect(pen.across(mat.brass), -w * 0.42, 20, w * 0.84, 56, 4),
    line(
      pen,
      times(5, (i) => `M${n(-w * 0.42)} ${30 + i * 9}l${n(w * 0.84)} 4`).join(''),
      hex(mat.brass, -34),
      2.4,
      0.6,
    ),
    rect(pen.across({ ...mat.brass, l: mat.brass.l - 6 }), -w / 2, -60, w * 0.25, 84, 6),
    rect(pen.across({ ...mat.brass, l: mat.brass.l + 8 }), -w / 4, -60, w / 2, 84, 6),
    rect(pen.across({ ...mat.brass, l: mat.brass.l - 16 }), w / 4, -60, w * 0.25, 84, 6),
    path(
      pen.across(random.chance(0.5) ? mat.steel : mat.brass),
      `M${n(-w * 0.4)} -60L${n(-w * 0.2)} -128H${n(w * 0.2)}L${n(w * 0.4)} -60Z`,
    ),
    circle(pen.flat(mat.black), 0, -126, 6),
    line(pen, `M${n(-w * 0.16)} -20h${n(w * 0.32)}M${n(-w * 0.1)} -4h${n(w * 0.2)}`, hex(mat.brass, -36), 4, 0.7),
  );
  return {
    art: group(`rotate(${n(random.between(-24, 24))}) translate(0 ${n(-length / 2 + 30)})`, art),
    width: 230,
    height: length + 220,
    pose: 'flat',
    focus: [0, -30],
  };
};

/** An oil pump: a die-cast block, its shaft, its ports and its solenoid. */
export const oilPump: DrawPart = (pen) => {
  const { random, mat } = pen;
  const size = random.between(104, 126);
  const art = join(
    cylinderH(pen, mat.steel, size, size + 84, 6, 20),
    cylinderH(pen, mat.dark, size - 10, size + 34, 6, 52),
    box(pen, mat.zinc, -size, -size, size * 2, size * 2, 40, random.between(20, 60)),
    disc(pen, mat.zinc, -size * 0.1, 0, size * 0.72, 0.08),
    times(4, (i) => bolt(pen, (i % 2 ? 1 : -1) * size * 0.76, (i < 2 ? -1 : 1) * size * 0.76, 13)),
    label(pen, -size * 0.48, -size * 0.26, size * 0.76, size * 0.5),
    cylinderV(pen, mat.brass, -size * 0.4, -size - 50, -size - 6, 24),
    cylinderV(pen, mat.brass, size * 0.24, -size - 38, -size - 6, 20),
    box(pen, mat.black, -size - 88, -44, 86, 88, 22, 8),
    connector(pen, mat.grey, -size - 76, -22, 60, 32, 3),
    cylinderV(pen, mat.brass, size * 0.4, size, size + 34, 18),
    bolt(pen, -size * 0.1, size * 0.5, 14, mat.brass),
  );
  return {
    art: group('translate(0 6)', art),
    width: size * 2 + 190,
    height: size * 2 + 90,
    pose: 'standing',
    focus: [-20, 0],
  };
};
