import { hex, type Material } from '../lib/colors';
import { connector, label, screw, text } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, rect, times } from '../lib/shapes';
import { box, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart } from '../part';

const boards = [
  [146, 48, 27],
  [162, 50, 24],
  [205, 52, 29],
  [216, 46, 24],
  [96, 38, 27],
] as const;

const relay = (pen: Pen, m: Material, x: number, y: number, w: number, h: number) =>
  join(
    box(pen, m, x, y, w, h, 14, 4),
    line(
      pen,
      `M${n(x + w * 0.2)} ${n(y + h * 0.34)}h${n(w * 0.6)}M${n(x + w * 0.2)} ${n(y + h * 0.54)}h${n(w * 0.4)}`,
      '#ffffff',
      3,
      0.5,
    ),
  );

const capacitor = (pen: Pen, m: Material, cx: number, top: number, r: number, h: number) =>
  join(
    cylinderV(pen, m, cx, top, top + h, r, 0.3),
    rect(pen.tint('#fff', 0.55), cx - r * 0.8, top + r * 0.3, r * 0.34, h - r * 0.3),
  );

const chip = (pen: Pen, x: number, y: number, w: number, h: number) =>
  join(
    times(6, (i) => rect(pen.flat(pen.mat.steel), x + 6 + (i * (w - 16)) / 5, y - 6, 5, h + 12)),
    rect(pen.face(pen.mat.black), x, y, w, h, 3),
    circle(pen.flat(pen.mat.grey), x + 9, y + 9, 3),
  );

const traces = (pen: Pen, w: number, h: number, green: Material) => {
  const { random } = pen;
  const d = times(16, () => {
    const [x, y] = [random.between(-w * 0.45, w * 0.24), random.between(-h * 0.45, h * 0.45)];
    const step = random.pick([-26, 26, 40]);
    return `M${n(x)} ${n(y)}h${n(random.between(20, w * 0.42 - x - 44 > 20 ? Math.min(90, w * 0.42 - x - 44) : 20))}l${Math.abs(step)} ${n(Math.max(-h * 0.45 - y, Math.min(h * 0.45 - y, step)))}h${n(random.between(4, 14))}`;
  }).join('');
  return line(pen, d, hex(green, 12), 3, 0.9);
};

/** A control board: its transformer, relays, capacitors and rows of plugs. */
export const circuitBoard: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(400, 500);
  const h = random.between(280, 380);
  const [hue, s, l] = random.pick(boards);
  const green: Material = { h: hue + random.between(-5, 5), s, l, finish: 'matt' };
  const relays = random.whole(2, 4);
  const relayColor = random.pick([
    mat.black,
    mat.white,
    mat.accent,
    { h: 38, s: 72, l: 52, finish: 'plastic' } as const,
  ]);
  const plugs = random.whole(4, 6);
  const caps = random.whole(2, 5);
  const isFlipped = random.chance(0.5) ? -1 : 1;
  const size = random.between(86, 116);
  const tx = isFlipped > 0 ? -w / 2 + 28 : w / 2 - 34 - size;
  const coil = { h: 40, s: 66, l: 50, finish: 'plastic' } as const;
  const art = join(
    rect(pen.flat(green, -12), -w / 2 + 5, -h / 2 + 7, w, h, 12),
    rect(pen.face(green), -w / 2, -h / 2, w, h, 12),
    traces(pen, w, h, green),
    times(24, () =>
      circle(pen.flat(mat.zinc, -8), random.between(-w * 0.46, w * 0.46), random.between(-h * 0.3, h * 0.4), 3),
    ),
    times(4, (i) => screw(pen, (i % 2 ? 1 : -1) * (w / 2 - 17), (i < 2 ? -1 : 1) * (h / 2 - 17), 10)),
    box(pen, mat.dark, tx, -h / 2 + 66, size, size * 0.9, 22, 4),
    rect(pen.across(coil), tx + size * 0.2, -h / 2 + 60, size * 0.6, size * 0.9 + 12, 6),
    times(relays, (i) =>
      relay(pen, relayColor, isFlipped * (-w * 0.18 + i * 66 + 20) - (isFlipped < 0 ? 52 : 0), -h / 2 + 64, 50, 62),
    ),
    times(caps, (i) =>
      capacitor(
        pen,
        i % 2 ? mat.black : mat.second,
        isFlipped * (-w * 0.08 + i * 44),
        h * 0.02 + (i % 3) * 5,
        15 + (i % 2) * 4,
        40,
      ),
    ),
    chip(pen, isFlipped * w * 0.25 - 44, h * 0.02, 88, 42),
    rect(pen.face({ h: 205, s: 20, l: 80, finish: 'plastic' }), tx + 4, -h / 2 + 78 + size, size * 0.7, 18, 9),
    times(plugs, (i) =>
      connector(
        pen,
        i % 3 === 1 ? mat.accent : mat.white,
        -w / 2 + 36 + (i * (w - 72)) / plugs,
        h / 2 - 52,
        (w - 72) / plugs - 10,
        44,
        2 + ((i * 2 + plugs) % 4),
      ),
    ),
    times(3, (i) =>
      connector(pen, mat.white, -w / 2 + 40 + i * random.between(88, 120), -h / 2 + 8, 62, 36, 3 + (i % 3)),
    ),
    label(pen, w / 2 - 116, -h / 2 + 8, 76, 40),
  );
  return {
    art: group(`rotate(${n(random.between(-9, 9))})`, art),
    width: w + 30,
    height: h + 60,
    pose: 'flat',
    focus: [tx / 2, -h * 0.12],
  };
};

/** A display and its keys, as mounted behind a boiler's fascia. */
export const displayBoard: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(400, 500);
  const h = random.between(170, 250);
  const shell = random.pick([mat.black, mat.white, mat.grey, mat.accent]);
  const glow = { h: random.pick([205, 130, 28, 190]), s: 45, l: 24, finish: 'matt' } as const;
  const knobs = random.whole(0, 2);
  const keys = random.whole(3, 6);
  const sw = w * random.between(0.3, 0.42);
  const key = (i: number) => {
    const x = -w * 0.38 + knobs * 60 + (i * (w * 0.76 - knobs * 120)) / (keys - 1);
    return rect(pen.face({ ...mat.grey, l: 68 }), x - 18, h * 0.26, 36, 22, 11);
  };
  const art = join(
    connector(pen, mat.white, -w * 0.3, -h / 2 - 26, 90, 34, 5),
    tube(pen, mat.grey, `M${n(w * 0.2)} ${n(-h / 2)}c0 -60 90 -30 110 -80`, 16),
    box(pen, shell, -w / 2, -h / 2, w, h, 26, random.between(12, 60)),
    rect(pen.face(mat.black), -sw / 2, -h * 0.36, sw, h * 0.5, 8),
    rect(pen.face(glow), -sw / 2 + 9, -h * 0.36 + 9, sw - 18, h * 0.5 - 18, 4),
    text(pen, String(random.whole(18, 80)), -sw * 0.08, -h * 0.1, h * 0.22, hex({ ...glow, s: 90, l: 82 }), 0.8),
    times(3, (i) => rect(pen.flat({ ...glow, l: 60 }), sw * 0.24, -h * 0.25 + i * h * 0.11, sw * 0.12, h * 0.05, 2)),
    times(knobs, (i) => {
      const x = (i ? 1 : -1) * w * 0.38;
      return join(
        disc(pen, { ...mat.white, l: 86 }, x, 0, 42, 0.12),
        line(pen, `M${n(x)} 0l${n(random.between(-24, 24))} -26`, '#4a5564', 5),
      );
    }),
    times(keys, key),
    times(2, (i) =>
      circle(pen.dome({ h: i ? 128 : 8, s: 70, l: 48, finish: 'plastic' }), sw * 0.5 + 18 + i * 20, -h * 0.3, 6),
    ),
    text(pen, pen.code, 0, h * 0.44, 9, shell.l > 60 ? '#6b7789' : '#e8edf3', 0.8),
  );
  return { art: group('translate(-14 44)', art), width: w + 40, height: h + 90, pose: 'flat', focus: [-20, -h * 0.1] };
};
