import { hex, type Material } from '../lib/colors';
import { label, nutH, nutV, text, threadH, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, rect, times } from '../lib/shapes';
import { cylinderH, cylinderV, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

const tubeCoil = (pen: Pen, m: Material): Part => {
  const { random, mat } = pen;
  const turns = random.whole(4, 8);
  const thick = random.between(20, 30);
  const r = random.between(200, 235);
  const squash = random.between(0.5, 0.92);
  const loops = times(turns, (i) => {
    const k = r - (i % 2 ? thick * 0.9 : 0);
    const dy = (i - turns / 2) * thick * (1 - squash) * 1.7 + (i % 2 ? 4 : 0);
    return tube(
      pen,
      m,
      `M${n(-k)} ${n(dy)}a${n(k)} ${n(k * squash)} 0 1 0 ${n(k * 2)} 0a${n(k)} ${n(k * squash)} 0 1 0 ${n(-k * 2)} 0`,
      thick,
    );
  });
  const tail = tube(
    pen,
    m,
    `M${n(r * 0.1)} ${n(r * squash + thick)}c${n(r * 0.5)} 0 ${n(r * 0.9)} -10 ${n(r * 1.05)} ${n(random.between(20, 60))}`,
    thick,
  );
  const straps = times(3, (i) =>
    group(
      `rotate(${90 + i * 120})`,
      rect(pen.down(mat.black), r * squash * 0.8, -13, r * (1.08 - squash * 0.8) + 20, 26, 8),
    ),
  );
  const art = join(
    loops,
    tail,
    squash > 0.8
      ? straps
      : rect(pen.across(mat.black), -14, r * squash - thick * turns * 0.4, 28, thick * turns * 0.7, 6),
    label(pen, -r * 0.3, -r * 0.16, r * 0.6, r * 0.34),
  );
  return { art, width: r * 2.25, height: r * 2 * squash + 128, pose: 'flat', focus: [60, r * squash * 0.6] };
};

/** A coil of multilayer or cross-linked tube. */
export const pipe: DrawPart = (pen) =>
  tubeCoil(pen, pen.random.pick([pen.mat.white, { ...pen.mat.accent, l: 48 }, { ...pen.mat.grey, l: 66 }]));

/** A coil of copper tube. */
export const copperPipe: DrawPart = (pen) => tubeCoil(pen, pen.mat.copper);

/** A flexible braided connector. */
export const hose: DrawPart = (pen) => {
  const { random, mat } = pen;
  const thick = random.between(38, 54);
  const w = random.between(170, 215);
  const sag = random.between(180, 300);
  const d = `M${n(-w)} -60C${n(-w)} ${n(sag)} ${n(w)} ${n(sag)} ${n(w)} -60`;
  const isGas = random.chance(0.3);
  const skin = isGas
    ? { h: 48, s: 76, l: 54, finish: 'plastic' as const }
    : random.chance(0.75)
      ? mat.steel
      : mat.accent;
  const end = (x: number) =>
    join(
      cylinderV(pen, mat.zinc, x, -110, -40, thick * 0.62),
      nutV(pen, mat.zinc, x, -160, thick * 1.8, 56),
      threadV(pen, mat.brass, x, -196, -158, thick * 0.5),
    );
  const weave = (dash: string, color: string) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${pen.isOutline ? 0 : 0.35}" stroke-width="${n(thick * 0.9)}" stroke-dasharray="${dash}"/>`;
  const art = join(
    tube(pen, skin, d, thick),
    weave('2 7', hex(skin, -40)),
    weave('1.5 11', '#ffffff'),
    end(-w),
    end(w),
    line(pen, d, '#ffffff', 3, 0.35),
  );
  return {
    art: group(`rotate(${n(random.between(-30, 30))}) translate(0 30)`, art),
    width: w * 2 + 120,
    height: sag * 0.7 + 290,
    pose: 'flat',
    focus: [-w * 0.7, -60],
  };
};

const fittingWith = (pen: Pen, hasRight: boolean, hasDown: boolean): Part => {
  const { random, mat } = pen;
  const m = random.pick([mat.brass, mat.brass, mat.copper, mat.zinc]);
  const r = random.between(50, 70);
  const reach = random.between(96, 140);
  const isNut = random.chance(0.55);
  const right = join(
    isNut ? nutH(pen, m, reach - 40, 0, 66, r * 2.3) : '',
    threadH(pen, m, isNut ? reach + 24 : reach - 30, reach + 60, 0, r * 0.84),
  );
  const down = join(nutV(pen, m, 0, reach - 46, r * 2.3, 62), threadV(pen, m, 0, reach + 14, reach + 66, r * 0.8));
  const art = join(
    join(cylinderH(pen, m, -reach, 0, 0, r), nutH(pen, m, -reach - 50, 0, 60, r * 2.5)),
    hasRight ? join(cylinderH(pen, m, 0, reach, 0, r), right) : '',
    hasDown ? join(cylinderV(pen, m, 0, 0, reach, r), down) : '',
    hasDown ? circle(pen.dome(m), 0, 0, r * 1.08) : nutH(pen, m, -r * 0.7, 0, r * 1.4, r * 2.3),
    text(pen, pen.code.slice(0, 2), 0, 0, 17, hex(m, -30)),
  );
  return {
    art: group(`rotate(${random.pick([0, 14, -16, 28])}) translate(${hasRight ? 0 : 40} ${hasDown ? -40 : 0})`, art),
    width: reach * 2 + (hasRight ? 150 : 24),
    height: reach * 1.5 + (hasDown ? 120 : 50),
    pose: 'flat',
    focus: [0, 0],
  };
};

/** A straight fitting. */
export const fitting: DrawPart = (pen) => fittingWith(pen, true, false);

/** An elbow. */
export const elbow: DrawPart = (pen) => fittingWith(pen, false, true);

/** A tee. */
export const tee: DrawPart = (pen) => fittingWith(pen, true, true);

/** A kit of washers and O-rings. */
export const gasket: DrawPart = (pen) => {
  const { random, mat } = pen;
  const count = random.whole(5, 9);
  const colors = [mat.black, mat.accent, mat.second, mat.iron, mat.copper] as const;
  const places = [
    [-130, -110, 1.5],
    [100, -140, 1.15],
    [130, 50, 1.35],
    [-60, 110, 1.2],
    [-180, 90, 0.7],
    [20, -20, 0.7],
    [60, 190, 0.75],
    [-20, -190, 0.6],
    [200, 170, 0.6],
  ] as const;
  const art = join(
    places.slice(0, count).map(([x, y, size], i) => {
      const r = size * random.between(56, 74);
      const m = random.pick(colors);
      const wide = r * random.between(0.16, 0.42);
      const [cx, cy] = [x + random.between(-16, 16), y + random.between(-14, 14)];
      if (i % 3 === 1)
        return join(
          `<path fill-rule="evenodd" d="M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0ZM${n(cx - r + wide)} ${n(cy)}a${n(r - wide)} ${n(r - wide)} 0 1 1 ${n((r - wide) * 2)} 0a${n(r - wide)} ${n(r - wide)} 0 1 1 ${n(-(r - wide) * 2)} 0Z" ${pen.face(m)}/>`,
        );
      return tube(
        pen,
        m,
        `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`,
        Math.max(12, wide * 0.8),
      );
    }),
  );
  return {
    art: group(`rotate(${n(random.between(0, 360))})`, art),
    width: 560,
    height: 540,
    pose: 'flat',
    focus: [-40, -40],
  };
};
