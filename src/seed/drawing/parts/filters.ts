import { hex } from '../lib/colors';
import { bolt, label, nutH, nutV, screw, text } from '../lib/hardware';
import { circle, ellipse, group, join, line, n, path, rect, ring, times } from '../lib/shapes';
import { box, cone, cylinderH, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart } from '../part';

/** A flue gas extractor: its snail housing, its motor and its outlet. */
export const fan: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(140, 175);
  const shell = random.chance(0.75) ? mat.zinc : mat.black;
  const motor = random.between(52, 74);
  const vents = random.whole(8, 16);
  const outlet = random.between(48, 66);
  const art = join(
    rect(pen.face({ ...mat.zinc, l: mat.zinc.l - 6 }), -r - 40, r * 0.5, r * 2 + 90, 60, 6),
    cylinderV(pen, shell, r - outlet, -r - 66, 0, outlet, 0.2),
    ellipse(pen.flat(mat.black, 4), r - outlet, -r - 66, outlet * 0.84, outlet * 0.15),
    rect(pen.across({ ...shell, l: shell.l - 8 }), r - outlet * 2.06, -r - 18, outlet * 2.12, 18, 5),
    path(
      pen.face({ ...shell, l: shell.l - 10 }),
      `M${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r * 0.2)} ${n(-r)}L${n(r)} ${n(-r)}Z`,
    ),
    circle(pen.face(shell), 0, 0, r * 0.9),
    ring(8, r * 0.8, 12, (x, y) => screw(pen, x, y, 8)),
    disc(pen, { ...shell, l: shell.l - 4 }, 0, 0, r * 0.64, 0.05),
    ring(vents, r * 0.52, 0, (x, y) => circle(pen.flat(mat.black, 6), x, y, 8)),
    disc(pen, mat.dark, 0, 0, motor, 0.1),
    box(pen, mat.copper, -motor * 0.6, -motor * 0.5, motor * 0.42, motor, 10, 4),
    rect(pen.face(mat.steel), -motor * 0.9, -15, motor * 1.8, 30, 4),
    bolt(pen, 0, 0, 14),
    tube(
      pen,
      mat.accent,
      `M${n(motor * 0.6)} ${n(motor * 0.6)}c60 60 30 90 ${n(random.between(60, 110))} ${n(r * 0.8)}`,
      9,
    ),
    tube(
      pen,
      mat.second,
      `M${n(motor * 0.4)} ${n(motor * 0.7)}c60 80 20 110 ${n(random.between(30, 70))} ${n(r * 0.8)}`,
      9,
    ),
    cylinderH(pen, mat.black, -r - 50, -r + 14, -r * 0.44, 9),
    label(pen, -r * 0.94, r * 0.56, 92, 44),
    bolt(pen, r + 26, r * 0.5 + 30, 10),
    bolt(pen, -r - 18, r * 0.5 + 30, 10),
  );
  return { art: group('translate(0 32)', art), width: r * 2 + 110, height: r * 2 + 66, pose: 'flat', focus: [0, 0] };
};

/** A magnetic or washable filter: a clear or dark bowl under a brass head. */
export const filter: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(86, 120);
  const h = random.between(200, 280);
  const bowl = random.pick([mat.black, mat.accent, { h: 205, s: 30, l: 82, finish: 'plastic' } as const]);
  const isClear = bowl.l > 70;
  const ribs = random.whole(5, 10);
  const art = join(
    cylinderH(pen, mat.brass, 0, r + 60, -h / 2 - 30, 34),
    nutH(pen, mat.brass, r + 26, -h / 2 - 30, 38, 88),
    cylinderH(pen, mat.brass, -r - 60, 0, -h / 2 - 30, 34),
    nutH(pen, mat.brass, -r - 62, -h / 2 - 30, 38, 88),
    cone(pen, bowl, 0, -h / 2, h / 2, r, r * 0.86),
    isClear
      ? join(
          rect(pen.across({ ...mat.white, l: 86 }), -r * 0.46, -h * 0.44, r * 0.92, h * 0.84, 8),
          line(
            pen,
            times(16, (i) => `M${n(-r * 0.44)} ${n(-h * 0.4 + (i * h * 0.78) / 16)}h${n(r * 0.88)}`).join(''),
            '#8896a8',
            3,
            0.7,
          ),
        )
      : times(ribs, (i) => rect(pen.tint('#fff', 0.08), -r * 0.86 + (i * r * 1.7) / ribs, -h * 0.36, 9, h * 0.8, 4)),
    cylinderV(pen, isClear ? mat.accent : mat.black, 0, -h / 2 - 12, -h / 2 + 34, r * 1.1),
    cylinderV(pen, mat.brass, 0, -h / 2 - 74, -h / 2 - 8, r * 0.6),
    cylinderV(pen, mat.brass, 0, -h / 2 - 96, -h / 2 - 74, 15),
    cylinderV(pen, mat.brass, 0, h / 2 + 4, h / 2 + 34, 20),
    isClear ? '' : label(pen, -r * 0.5, -h * 0.1, r, h * 0.32, mat.second),
    rect(pen.tint('#fff', isClear ? 0.45 : 0.12), -r * 0.74, -h * 0.36, 16, h * 0.74, 8),
  );
  return {
    art: group('translate(0 30)', art),
    width: r * 2 + 130,
    height: h + 136,
    pose: 'standing',
    focus: [0, -h * 0.3],
  };
};

/** A Y strainer. */
export const strainer: DrawPart = (pen) => {
  const { random, mat } = pen;
  const m = random.pick([mat.brass, mat.iron, mat.steel]);
  const half = random.between(130, 165);
  const r = random.between(46, 60);
  const hasFlange = m === mat.iron;
  const leg = group(
    'rotate(-42)',
    cylinderV(pen, m, 0, 0, 150, r * 0.9),
    nutV(pen, m, 0, 144, r * 2.1, 54),
    line(pen, `M${n(-r * 0.9)} 70h${n(r * 1.8)}`, hex(m, -28), 4, 0.5),
  );
  const art = join(
    leg,
    cylinderH(pen, m, -half, half, 0, r),
    rect(pen.down(m), half - 14, -r * 1.5, 40, r * 3, hasFlange ? 4 : 10),
    rect(pen.down(m), -half - 26, -r * 1.5, 40, r * 3, hasFlange ? 4 : 10),
    line(pen, `M${n(-half * 0.5)} -8h${n(half * 0.6)}m-16 -14l16 14l-16 14`, hex(m, 26), 7, 0.8),
    text(pen, pen.code.slice(0, 4), -half * 0.2, 28, 15, hex(m, m.l > 50 ? -34 : 34)),
    bolt(pen, half * 0.6, -r * 0.2, 8),
  );
  return {
    art: group(`translate(0 -50) rotate(${n(random.between(-6, 6))})`, art),
    width: half * 2 + 70,
    height: 330,
    pose: 'flat',
    focus: [0, 20],
  };
};

/** A bottle or can of treatment product. */
export const bottle: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(190, 260);
  const h = random.between(330, 430);
  const shell = random.pick([mat.white, mat.accent, mat.black, { ...mat.second }]);
  const hasHandle = random.chance(0.5);
  const art = join(
    cylinderV(pen, mat.second, w * 0.08, -h / 2 - 66, -h / 2 - 4, 36, 0.2),
    times(6, (i) => rect(pen.tint('#000', 0.16), w * 0.08 - 32 + i * 12, -h / 2 - 58, 4, 52)),
    path(
      pen.across(shell),
      `M${n(-w / 2)} ${n(-h * 0.26)}Q${n(-w / 2)} ${n(-h * 0.4)} ${n(w * 0.08 - 42)} ${n(-h / 2)}h84Q${n(w / 2)} ${n(-h * 0.4)} ${n(w / 2)} ${n(-h * 0.26)}V${n(h / 2 - 24)}q0 24 -24 24H${n(-w / 2 + 24)}q-24 0 -24 -24Z`,
    ),
    hasHandle
      ? path(
          pen.flat({ h: 210, s: 10, l: 93, finish: 'matt' }),
          `M${n(-w * 0.42)} ${n(-h * 0.2)}q0 -40 40 -56l24 30q-26 12 -26 40z`,
        )
      : '',
    rect(pen.flat({ h: 210, s: 14, l: 98, finish: 'matt' }), -w * 0.42, -h * 0.12, w * 0.84, h * 0.46, 8),
    rect(pen.face(mat.accent), -w * 0.42, -h * 0.12, w * 0.84, h * 0.16, 8),
    text(pen, pen.code, 0, -h * 0.04, 22, '#ffffff', 0.9),
    path(pen.face(mat.second), `M0 ${n(h * 0.08)}c30 40 36 56 36 74a36 36 0 0 1 -72 0c0 -18 6 -34 36 -74z`),
    rect(pen.tint('#fff', 0.22), -w * 0.43, -h * 0.2, 14, h * 0.64, 7),
  );
  return { art: group('translate(0 30)', art), width: w, height: h + 70, pose: 'standing', focus: [0, 0] };
};
