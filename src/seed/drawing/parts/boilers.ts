import { hex } from '../lib/colors';
import { bolt, label, text } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, ellipse, group, join, line, n, rect, times } from '../lib/shapes';
import { box, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart } from '../part';

const screenColor = { h: 205, s: 40, l: 24, finish: 'matt' } as const;

/** A fascia with a display, knobs or keys. */
const fascia = (pen: Pen, cx: number, cy: number, w: number, h: number) => {
  const { random, mat } = pen;
  const back = random.pick([mat.black, mat.grey, mat.accent, { ...mat.white, l: 84 }]);
  const knobs = random.whole(1, 3);
  const hasScreen = random.chance(0.75);
  const r = h * random.between(0.24, 0.32);
  return join(
    rect(pen.face(back), cx - w / 2, cy - h / 2, w, h, h * random.between(0.1, 0.5)),
    (hasScreen && rect(pen.face(screenColor), cx - w * 0.14, cy - h * 0.3, w * 0.28, h * 0.6, 6)) || '',
    (hasScreen && text(pen, String(random.whole(38, 65)), cx, cy, h * 0.26, '#a8e0ff', 0.8)) || '',
    times(knobs, (i) =>
      join(
        disc(pen, { ...mat.white, l: 88 }, cx - w * (0.22 + i * 0.1), cy, r, 0.14),
        line(pen, `M${n(cx - w * (0.22 + i * 0.1))} ${n(cy)}v${n(-r * 0.7)}`, '#44505f', 4),
      ),
    ),
    times(random.whole(2, 4), (i) =>
      circle(pen.face({ ...mat.grey, l: 70 }), cx + w * (0.22 + i * 0.07), cy, h * 0.11),
    ),
  );
};

const connections = (pen: Pen, w: number, top: number, length: number) =>
  times(5, (i) => {
    const m = i === 2 ? pen.mat.brass : pen.mat.copper;
    return cylinderV(pen, m, -w * 0.36 + i * w * 0.18, top, top + length * (i % 2 ? 0.8 : 1), i === 2 ? 12 : 9);
  });

/** A wall-hung boiler. */
export const boilerWall: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(300, 350);
  const h = random.between(500, 580);
  const [x, y] = [-w / 2, -h / 2];
  const panel = h * random.between(0.13, 0.2);
  const isLow = random.chance(0.65);
  const at = isLow ? h / 2 - panel * 0.75 : -h / 2 + h * 0.42;
  const r = random.between(8, 30);
  const stripe = random.pick(['none', 'band', 'edge'] as const);
  const art = join(
    cylinderV(pen, mat.grey, random.between(-20, 20), y - 56, y, 42),
    connections(pen, w, h / 2 - 6, 44),
    box(pen, { ...mat.white, l: mat.white.l - 1 }, x, y, w, h, random.between(36, 56), r),
    stripe === 'band' ? rect(pen.face({ ...mat.white, l: 87 }), x, at - panel * 0.85, w, panel * 1.7, 0) : '',
    stripe === 'edge' ? rect(pen.face(mat.accent), x + 10, y + 20, 7, h - 40, 3) : '',
    line(pen, `M${n(x + 8)} ${n(at - panel * 0.85)}H${n(-x - 8)}`, '#aab4c0', 2),
    fascia(pen, 0, at, w * random.between(0.72, 0.86), panel * random.between(0.6, 0.82)),
    text(pen, pen.code.slice(0, 2), 0, y + h * random.between(0.1, 0.2), 20, hex(mat.accent), 1),
    random.chance(0.4) ? ellipse(pen.flat(mat.black), 0, y + h * 0.58, 24, 34) : '',
  );
  return {
    art: group('translate(-20 8)', art),
    width: w + 60,
    height: h + 110,
    pose: 'flat',
    focus: [0, isLow ? at - 20 : at],
  };
};

/** A floor-standing boiler, sometimes with its blown burner in front. */
export const boilerFloor: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(270, 350);
  const h = random.between(430, 540);
  const casing = random.pick([mat.accent, mat.white, { ...mat.white, l: 80 }, mat.black]);
  const [x, y] = [-w / 2, -h / 2];
  const door = h * random.between(0.24, 0.34);
  const hasBurner = random.chance(0.6);
  const art = join(
    cylinderV(pen, mat.dark, 70, y - 70, y, 50),
    box(pen, casing, x, y, w, h, 92, 14),
    rect(pen.face({ ...mat.black, l: 26 }), x, y, w, door * 0.42, 12),
    fascia(pen, 0, y + door * 0.21, w * 0.9, door * 0.32),
    line(
      pen,
      `M${n(x + 4)} ${n(y + door)}H${n(-x - 4)}M${n(x + 4)} ${n(y + h - 46)}H${n(-x - 4)}`,
      hex(casing, -26),
      3,
    ),
    rect(pen.face({ ...casing, l: casing.l - 6 }), x + 24, y + door + 24, w - 48, h - door - 98, 10),
    hasBurner
      ? join(
          rect(pen.face(mat.iron), -90, y + h - 236, 180, 150, 12),
          box(pen, mat.second, -70, y + h - 206, 132, 110, 34, 20),
          circle(pen.face(mat.black), -6, y + h - 152, 34),
          times(4, (i) => bolt(pen, i % 2 ? 80 : -80, y + h - (i < 2 ? 224 : 98), 8)),
        )
      : join(
          rect(pen.face(mat.black), -16, y + h - 120, 32, 8, 4),
          times(random.whole(4, 8), (i) => rect(pen.flat(casing, -22), x + 44, y + door + 44 + i * 16, w - 88, 6, 3)),
        ),
    label(pen, x + 26, y + door + 12 + (hasBurner ? 20 : 160), 74, 48),
    times(2, (i) => rect(pen.flat(mat.black), x + 14 + i * (w - 68), y + h - 2, 40, 14, 3)),
  );
  return {
    art: group('translate(-44 18)', art),
    width: w + 96,
    height: h + 98,
    pose: 'standing',
    focus: [-40, y + door * 0.8],
  };
};

/** A storage water heater: an upright tank with its lower cap and connections. */
export const waterHeater: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(120, 160);
  const h = random.between(380, 520);
  const cap = random.pick([mat.grey, mat.white, mat.accent]);
  const art = join(
    tube(pen, mat.copper, `M-50 ${n(h / 2)}v70`, 16),
    tube(pen, mat.copper, `M50 ${n(h / 2)}v70`, 16),
    rect(pen.across(mat.white), -r, -h / 2, r * 2, h, r * 0.42),
    rect(pen.across(cap), -r * 0.98, h / 2 - 62, r * 1.96, 66, 26),
    line(pen, `M${n(-r)} ${n(-h / 2 + 70)}H${n(r)}M${n(-r)} ${n(h / 2 - 96)}H${n(r)}`, '#b9c2cd', 2),
    random.chance(0.5)
      ? disc(pen, mat.accent, 0, h / 2 - 30, 22, 0.2)
      : rect(pen.face(screenColor), -40, h / 2 - 48, 80, 34, 8),
    label(pen, -r * 0.4, h * random.between(-0.05, 0.15), r * 0.8, r * 0.56),
    text(pen, pen.code.slice(0, 2), 0, -h * 0.28, 22, hex(mat.accent), 1),
    rect(pen.flat({ h: 2, s: 70, l: 50, finish: 'matt' }), 40, h / 2 + 12, 20, 10, 3),
    rect(pen.flat({ h: 212, s: 70, l: 50, finish: 'matt' }), -60, h / 2 + 12, 20, 10, 3),
  );
  return { art: group('translate(0 -34)', art), width: r * 2, height: h + 72, pose: 'flat', focus: [0, h / 2 - 80] };
};
