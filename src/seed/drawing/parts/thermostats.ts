import { hex } from '../lib/colors';
import { nutV, text, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, path, rect, times } from '../lib/shapes';
import { box, disc, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

/** A limit thermostat: a small disc with two tags, sometimes on a bracket. */
export const limitThermostat: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(92, 120);
  const hasReset = random.chance(0.5);
  const base = random.pick([mat.black, mat.ceramic, mat.accent]);
  const art = join(
    rect(pen.face(mat.zinc), -r * 1.72, -24, r * 3.44, 48, 24),
    circle(pen.flat(mat.black), -r * 1.48, 0, 12),
    circle(pen.flat(mat.black), r * 1.48, 0, 12),
    disc(pen, mat.zinc, 0, 0, r * 1.14, 0.07),
    disc(pen, base, 0, 0, r, 0.1),
    times(2, (i) =>
      join(
        rect(pen.face(mat.brass), (i ? 1 : -1) * r * 0.44 - 13, -r * 1.42, 26, r * 1.3, 4),
        circle(pen.flat(mat.black), (i ? 1 : -1) * r * 0.44, -r * 1.26, 6),
        circle(pen.dome(mat.brass), (i ? 1 : -1) * r * 0.44, -r * 0.2, 13),
      ),
    ),
    hasReset ? disc(pen, { h: 4, s: 70, l: 48, finish: 'plastic' }, 0, r * 0.1, r * 0.2, 0.2) : '',
    text(pen, pen.code, 0, r * 0.5, 15, base.l > 60 ? '#4a5564' : '#eef2f6', 0.8),
  );
  return {
    art: group(`rotate(${n(random.between(-20, 20))}) translate(0 16)`, art),
    width: r * 3.5,
    height: r * 2.7,
    pose: 'flat',
    focus: [0, -20],
  };
};

/** A capillary thermostat: its knob, its body and the coiled bulb. */
export const aquastat: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(76, 104);
  const loops = random.whole(2, 4);
  const coil = times(loops, (i) => `M${120 + i * 9} ${40 + i * 5}a${70 - i * 7} ${62 - i * 6} 0 1 1 -1 1`).join('');
  const art = join(
    tube(pen, mat.copper, `${coil}M-20 20C40 120 30 120 122 40`, 7),
    tube(pen, mat.copper, `M188 90C250 150 200 190 150 196`, 7),
    group(`rotate(${n(random.between(-14, 14))} 90 196)`, rect(pen.down(mat.copper), 20, 184, 140, 24, 12)),
    box(pen, mat.black, -150, -150, 150, 140, 30, 8),
    times(3, (i) => rect(pen.face(mat.brass), -132 + i * 46, -190, 20, 46, 3)),
    disc(pen, mat.steel, -75, -80, r * 1.1, 0.07),
    disc(pen, random.pick([mat.black, mat.white, mat.accent]), -75, -80, r, 0.1),
    times(11, (i) =>
      group(`rotate(${-140 + i * 28} -75 -80)`, rect(pen.flat(mat.grey, 14), -77, -80 - r * 0.84, 4, 16, 2)),
    ),
    group(
      `rotate(${n(random.between(-100, 100))} -75 -80)`,
      rect(pen.face(mat.grey), -92, -80 - r * 0.6, 34, r * 1.2, 14),
      rect(pen.flat(mat.white), -78, -80 - r * 0.55, 6, 26, 3),
    ),
  );
  return { art: group('translate(-20 0)', art), width: 430, height: 430, pose: 'flat', focus: [-70, -70] };
};

/** A pressure gauge or thermomanometer. */
export const pressureGauge: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(140, 175);
  const needle = random.between(-110, 60);
  const ticks = random.whole(20, 40);
  const zone = random.between(30, 90);
  const isBack = random.chance(0.35);
  const at = (share: number) => -225 + share * 270;
  const scale = times(ticks + 1, (i) =>
    group(
      `rotate(${n(at(i / ticks) + 90)})`,
      rect(pen.flat(mat.black), -2, -r * 0.76, i % 5 ? 2.4 : 4, i % 5 ? 13 : 24),
    ),
  ).join('');
  const arc = (from: number, to: number, color: string) => {
    const p = (deg: number) =>
      `${n(r * 0.82 * Math.cos((deg * Math.PI) / 180))} ${n(r * 0.82 * Math.sin((deg * Math.PI) / 180))}`;
    return line(pen, `M${p(from)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${p(to)}`, color, 10, 0.85);
  };
  const stem = isBack
    ? tube(pen, mat.copper, `M0 ${n(r * 0.8)}c0 140 120 60 ${n(random.between(120, 200))} 130`, 9)
    : join(nutV(pen, mat.brass, 0, r - 8, 74, 40), threadV(pen, mat.brass, 0, r + 32, r + 92, 25));
  const art = join(
    stem,
    disc(pen, random.pick([mat.steel, mat.black, mat.brass]), 0, 0, r * 1.08, 0.09),
    circle(pen.face(mat.white), 0, 0, r * 0.94),
    arc(at(0.15), at(0.15) + zone, hex({ h: 142, s: 48, l: 44 })),
    arc(at(0.8), at(1), hex({ h: 4, s: 72, l: 50 })),
    scale,
    times(5, (i) =>
      text(
        pen,
        String(i),
        r * 0.52 * Math.cos((at(i / 4) * Math.PI) / 180),
        r * 0.52 * Math.sin((at(i / 4) * Math.PI) / 180),
        17,
        '#273142',
        0.9,
      ),
    ),
    text(pen, pen.code, 0, r * 0.56, 10, '#6b7789', 0.8),
    group(`rotate(${n(needle)})`, path(pen.flat(mat.accent), `M-7 34L-2.4 ${n(-r * 0.7)}H2.4L7 34Z`)),
    circle(pen.dome(mat.black), 0, 0, 15),
    path(
      pen.tint('#ffffff', 0.25),
      `M${n(-r * 0.8)} ${n(-r * 0.2)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(r * 0.4)} ${n(-r * 0.72)}A${n(r * 1.4)} ${n(r * 1.4)} 0 0 0 ${n(-r * 0.8)} ${n(-r * 0.2)}Z`,
    ),
  );
  return { art: group('translate(0 -40)', art), width: r * 2.2, height: r * 2 + 110, pose: 'flat', focus: [0, -30] };
};

const wallThermostat = (pen: Pen, hasDial: boolean): Part => {
  const { random, mat } = pen;
  const w = random.between(300, 430);
  const h = w * random.between(0.62, 1);
  const screen = { h: random.pick([90, 205, 190, 215]), s: 18, l: random.pick([74, 22]), finish: 'matt' } as const;
  const ink = screen.l > 50 ? '#2c3645' : '#e9f4ff';
  const [sw, sh] = [w * random.between(0.5, 0.7), h * random.between(0.42, 0.54)];
  const digits = random.whole(165, 235);
  const tall = Math.min(sh * 0.46, sw * 0.34);
  const keys = random.whole(2, 5);
  const dial = join(
    disc(pen, { ...mat.white, l: 90 }, 0, 0, h * 0.36, 0.05),
    times(21, (i) => group(`rotate(${-130 + i * 13})`, rect(pen.flat(mat.grey), -1.5, -h * 0.42, 3, i % 5 ? 8 : 15))),
    group(`rotate(${n(random.between(-90, 90))})`, rect(pen.flat(mat.accent), -4, -h * 0.33, 8, h * 0.13, 4)),
    circle(pen.dome({ ...mat.white, l: 86 }), 0, 0, h * 0.2),
  );
  const digital = join(
    rect(pen.face({ ...mat.black, l: 26 }), -sw / 2 - 6, -h * 0.36 - 6, sw + 12, sh + 12, 14),
    rect(pen.face(screen), -sw / 2, -h * 0.36, sw, sh, 9),
    text(pen, String(Math.floor(digits / 10)), -sw * 0.1, -h * 0.36 + sh * 0.46, tall, ink, 0.75),
    text(pen, String(digits % 10), -sw * 0.1 + tall * 1.15, -h * 0.36 + sh * 0.46 + tall * 0.22, tall * 0.5, ink, 0.8),
    times(12, (i) =>
      rect(
        pen.flat({ ...screen, l: screen.l > 50 ? 40 : 70 }),
        -sw * 0.42 + i * sw * 0.072,
        -h * 0.36 + sh * 0.82,
        sw * 0.045,
        i % 4 ? 6 : 12,
        1,
      ),
    ),
    times(keys, (i) =>
      rect(pen.face({ ...mat.grey, l: 78 }), -w * 0.34 + (i + 0.5) * ((w * 0.68) / keys) - 20, h * 0.27, 40, 22, 11),
    ),
    circle(pen.dome(mat.accent), w * 0.42, -h * 0.4, 6),
  );
  const art = join(
    box(pen, { ...mat.white, l: random.between(90, 96) }, -w / 2, -h / 2, w, h, 22, random.between(14, 70)),
    hasDial ? dial : digital,
    text(pen, pen.code.slice(0, 2), 0, h * 0.44, 9, '#8c97a6', 0.8),
  );
  return { art, width: w + 40, height: h + 30, pose: 'flat', focus: [0, -20] };
};

/** A room thermostat with a screen. */
export const roomThermostat: DrawPart = (pen) => wallThermostat(pen, false);

/** A room thermostat with a dial. */
export const dialThermostat: DrawPart = (pen) => wallThermostat(pen, true);
