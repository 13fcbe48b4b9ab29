import { hex } from '../lib/colors';
import { bolt, label, nutH, nutV, threadV } from '../lib/hardware';
import { circle, group, join, line, n, rect, times } from '../lib/shapes';
import { cone, cylinderH, cylinderV, disc } from '../lib/solids';
import type { DrawPart } from '../part';
import { brassOrNickel, ends } from './valves';

/** A safety valve or safety group with its red or black cap. */
export const safetyValve: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const r = random.between(58, 74);
  const cap = random.chance(0.7)
    ? { h: 4 + random.between(-4, 6), s: 70, l: 45, finish: 'plastic' as const }
    : mat.black;
  const lobes = random.whole(6, 12);
  const hasOutlet = random.chance(0.6);
  const capHeight = random.between(70, 100);
  const art = join(
    threadV(pen, m, 0, 120, 190, r * 0.6),
    nutV(pen, m, 0, 76, r * 1.8, 46),
    hasOutlet
      ? join(
          cylinderH(pen, m, 0, r + 50, 30, r * 0.62),
          nutH(pen, m, r + 24, 30, 46, r * 1.6),
          circle(pen.flat(mat.black, 6), r + 70, 30, 1),
        )
      : cylinderH(pen, m, -r - 50, r + 50, 30, r * 0.62),
    cylinderV(pen, m, 0, -40, 80, r),
    cone(pen, m, 0, -96, -36, r * 0.8, r * 1.05),
    cylinderV(pen, cap, 0, -96 - capHeight, -92, r * 0.98),
    times(lobes, (i) =>
      rect(pen.tint('#000', 0.16), -r * 0.92 + (i * r * 1.84) / lobes, -92 - capHeight + 8, 6, capHeight - 8, 3),
    ),
    disc(pen, mat.white, 0, -96 - capHeight, 2, 0.2),
    line(pen, `M-26 ${n(-88 - capHeight / 2)}a26 22 0 1 1 26 22m-12 -10l12 10l-12 12`, '#ffffff', 5, 0.8),
    label(pen, -r * 0.5, -4, r, 44),
    line(pen, 'M-18 66h36M8 58l10 8l-10 8', hex(m, -32), 4, 0.8),
  );
  return {
    art: group(`translate(${hasOutlet ? -20 : 0} ${n(capHeight / 2 - 40)})`, art),
    width: r * 2 + 120,
    height: capHeight + 290,
    pose: 'standing',
    focus: [0, -40],
  };
};

/** A pressure reducer: a bell over a straight body, sometimes with a gauge. */
export const pressureReducer: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const r = random.between(58, 74);
  const half = random.between(110, 140);
  const hasGauge = random.chance(0.6);
  const bell = random.pick([m, mat.black, mat.accent]);
  const art = join(
    ends(pen, m, half, r * 0.78),
    cylinderH(pen, m, -half + 36, half - 40, 0, r * 0.86),
    cylinderV(pen, m, 0, 30, 100, r * 0.66),
    nutV(pen, m, 0, 96, r * 1.1, 36),
    cylinderV(pen, m, 0, -78, -20, r * 1.1),
    cone(pen, bell, 0, -random.between(190, 220), -74, r * 0.6, r),
    nutV(pen, mat.brass, 0, -218, 40, 24),
    hasGauge
      ? join(
          disc(pen, mat.black, 0, 14, 54, 0.1),
          circle(pen.face(mat.white), 0, 14, 45),
          group(`rotate(${n(random.between(-80, 80))} 0 14)`, rect(pen.flat(mat.accent), -3, -24, 6, 44, 3)),
          circle(pen.flat(mat.black), 0, 14, 7),
        )
      : label(pen, -46, -10, 92, 54),
  );
  return { art: group('translate(0 46)', art), width: half * 2 + 120, height: 360, pose: 'standing', focus: [0, 0] };
};

/** An automatic air vent or separator. */
export const airVent: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = brassOrNickel(pen);
  const r = random.between(66, 90);
  const h = random.between(150, 210);
  const isSide = random.chance(0.4);
  const art = join(
    threadV(pen, m, 0, h / 2 + 34, h / 2 + 92, r * 0.4),
    nutV(pen, m, 0, h / 2 - 2, r * 1.3, 38),
    cylinderV(pen, m, 0, -h / 2, h / 2, r),
    rect(pen.across({ ...m, l: m.l + 5 }), -r * 1.06, -h * 0.2, r * 2.12, 22, 6),
    cone(pen, m, 0, -h / 2 - 42, -h / 2 + 2, r * 0.44, r),
    isSide
      ? join(
          cylinderH(pen, m, r * 0.3, r * 0.9, -h / 2 - 40, 16),
          cylinderV(pen, mat.black, 0, -h / 2 - 60, -h / 2 - 40, 22),
        )
      : cylinderV(pen, mat.black, 0, -h / 2 - 92, -h / 2 - 40, 22),
    times(random.whole(3, 5), (i) => line(pen, `M${n(-18)} ${n(-h / 2 - 56 - i * 7)}h36`, '#5b6675', 2, 0.7)),
    label(pen, -r * 0.6, -h * 0.04, r * 1.2, h * 0.34),
    bolt(pen, 0, -h * 0.36, 6, mat.brass),
  );
  return { art: group('translate(0 2)', art), width: r * 2.4, height: h + 190, pose: 'standing', focus: [0, -40] };
};
