import { hex } from '../lib/colors';
import { label, nutH, nutV, threadH, threadV } from '../lib/hardware';
import { circle, group, join, line, n, rect, times } from '../lib/shapes';
import { box, cone, cylinderH, cylinderV, tube } from '../lib/solids';
import type { DrawPart } from '../part';

/** A manifold with its outlets, flow meters and bracket. */
export const manifold: DrawPart = (pen) => {
  const { random, mat } = pen;
  const count = random.whole(3, 9);
  const w = random.between(420, 500);
  const pitch = (w - 60) / count;
  const m = random.chance(0.55) ? mat.brass : mat.steel;
  const caps = random.pick([mat.accent, mat.white, { h: 4, s: 68, l: 46, finish: 'plastic' } as const]);
  const bar = (y: number, isTop: boolean) =>
    join(
      times(count, (i) => {
        const x = -w / 2 + 30 + (i + 0.5) * pitch;
        const cr = Math.min(20, pitch * 0.34);
        return join(
          isTop
            ? join(
                cylinderV(pen, mat.white, x, y - 96, y - 24, cr * 0.62),
                cylinderV(pen, { h: 205, s: 20, l: 86, finish: 'plastic' }, x, y - 84, y - 50, cr * 0.5),
                line(pen, `M${n(x - 5)} ${n(y - 66)}h10`, hex(mat.accent), 4),
              )
            : cylinderV(pen, caps, x, y - 74, y - 26, cr),
          cylinderV(pen, m, x, y + 20, y + 50, cr * 0.8),
          nutV(pen, m, x, y + 42, cr * 2.2, 28),
        );
      }),
      cylinderH(pen, m, -w / 2, w / 2, y, 31),
      nutH(pen, m, -w / 2 - 26, y, 34, 80),
      threadH(pen, mat.brass, w / 2, w / 2 + 30, y, 20),
    );
  const art = join(
    rect(pen.across(mat.zinc), -w * 0.36, -150, 20, 310, 4),
    rect(pen.across(mat.zinc), w * 0.34, -150, 20, 310, 4),
    bar(-92, true),
    bar(102, false),
  );
  return { art: group('translate(0 8)', art), width: w + 70, height: 380, pose: 'flat', focus: [-w * 0.2, -90] };
};

/** A mixer tap for a basin or a sink. */
export const mixerTap: DrawPart = (pen) => {
  const { random, mat } = pen;
  const metal = random.chance(0.82) ? mat.steel : mat.black;
  const rise = random.between(90, 260);
  const reach = random.between(150, 230);
  const r = random.between(40, 54);
  const lift = random.between(-28, 6);
  const art = join(
    cylinderV(pen, metal, 0, 170, 186, r * 1.5),
    tube(
      pen,
      metal,
      `M0 20C-6 ${n(-rise)} ${n(reach * 0.5)} ${n(-rise - 60)} ${n(reach * 0.85)} ${n(-rise * 0.7)}S${n(reach)} ${n(-rise * 0.2)} ${n(reach)} ${n(-rise * 0.1 + 10)}`,
      r * 0.86,
    ),
    cylinderV(pen, metal, reach, -rise * 0.1 + 6, -rise * 0.1 + 36, r * 0.52),
    cylinderV(pen, metal, 0, 0, 172, r),
    group(
      `rotate(${n(lift)} -20 40)`,
      rect(pen.down(metal), -190, 18, 170, 26, 13),
      cylinderV(pen, metal, -16, 14, 66, r * 0.66),
    ),
    circle(pen.dome({ h: 4, s: 70, l: 50, finish: 'plastic' }), -8, 96, 6),
    circle(pen.dome({ h: 210, s: 70, l: 50, finish: 'plastic' }), 8, 96, 6),
    rect(pen.tint('#fff', 0.5), -r * 0.5, 20, 6, 140, 3),
  );
  const top = -rise - 40;
  return {
    art: group(`translate(-10 ${n(-(186 + top) / 2)})`, art),
    width: reach + 230,
    height: 190 - top,
    pose: 'standing',
    focus: [10, 10],
  };
};

/** A waste siphon. */
export const siphon: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = random.pick([mat.white, mat.steel, mat.black]);
  const isBottle = random.chance(0.5);
  const thick = random.between(44, 58);
  const reach = random.between(170, 220);
  const trap = isBottle
    ? join(
        cylinderV(pen, m, -40, -60, 40, thick * 0.5),
        cylinderV(pen, m, -40, 20, 160, thick * 0.98),
        cylinderV(pen, m, -40, 150, 186, thick * 1.12),
        cylinderH(pen, m, 0, reach, 60, thick * 0.5),
      )
    : tube(pen, m, `M-40 -40V90c0 120 150 120 150 0s60 -110 110 -110h${n(reach - 170)}`, thick);
  const art = join(
    trap,
    cylinderV(pen, m, -40, -150, -40, thick * 0.54),
    cone(pen, m, -40, -206, -150, thick * 1.2, thick * 0.6),
    cylinderV(pen, mat.steel, -40, -222, -206, thick * 1.28),
    nutV(pen, m, -40, -84, thick * 1.7, 42),
    nutH(pen, m, isBottle ? 24 : reach - 50, isBottle ? 60 : -20, 38, thick * 1.7),
    label(pen, -40 - thick * 0.4, isBottle ? 70 : -140, thick * 0.8, 40),
  );
  return { art: group('translate(-50 18)', art), width: reach + 150, height: 420, pose: 'flat', focus: [-40, 0] };
};

/** A cistern mechanism: its tower, its float and its push button. */
export const cistern: DrawPart = (pen) => {
  const { random, mat } = pen;
  const h = random.between(280, 360);
  const w = random.between(90, 120);
  const ribs = random.whole(4, 8);
  const art = join(
    cylinderV(pen, mat.black, -60, h / 2 - 16, h / 2 + 10, w * 0.92),
    threadV(pen, mat.white, -60, h / 2 + 14, h / 2 + 64, w * 0.5),
    cylinderV(pen, mat.white, -60, -h / 2, h / 2 - 16, w * 0.62),
    times(ribs, (i) =>
      rect(pen.across({ ...mat.grey, l: 76 }), -60 - w * 0.66, -h / 2 + 40 + (i * (h - 90)) / ribs, w * 1.32, 12, 5),
    ),
    cylinderV(pen, mat.accent, -60, -h / 2 - 30, -h / 2 + 6, w * 0.4),
    cylinderV(pen, mat.steel, -60, -h / 2 - 70, -h / 2 - 30, w * 0.56),
    cylinderV(pen, mat.grey, 110, -h * 0.3, h * 0.36, 22),
    box(pen, mat.second, 66, -h * 0.02, 90, h * 0.3, 22, 14),
    cylinderH(pen, mat.white, 40, 116, -h * 0.34, 17),
    threadV(pen, mat.white, 110, h * 0.36, h * 0.36 + 60, 18),
    nutV(pen, mat.brass, 110, h * 0.36 + 14, 60, 24),
  );
  return { art: group('translate(-10 10)', art), width: 350, height: h + 140, pose: 'standing', focus: [-30, -60] };
};
