import { hex } from '../lib/colors';
import { label, nutH, nutV, threadH } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, rect, times } from '../lib/shapes';
import { box, cylinderH, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart, Part } from '../part';

/** A sectional aluminium radiator. */
export const radiator: DrawPart = (pen) => {
  const { random, mat } = pen;
  const count = random.whole(5, 14);
  const pitch = Math.min(58, 500 / count);
  const h = random.between(330, 470);
  const w = count * pitch;
  const enamel = random.chance(0.82) ? mat.white : mat.black;
  const slots = random.whole(1, 3);
  const art = join(
    cylinderH(pen, mat.zinc, -w / 2 - 22, w / 2 + 22, -h / 2 + 52, 20),
    cylinderH(pen, mat.zinc, -w / 2 - 22, w / 2 + 22, h / 2 - 40, 20),
    times(count, (i) => {
      const x = -w / 2 + i * pitch;
      return join(
        rect(pen.across(enamel), x + 1.5, -h / 2, pitch - 3, h, pitch * 0.3),
        rect(pen.tint('#1d2836', 0.1), x + pitch * 0.26, -h / 2 + 14, pitch * 0.48, 9, 4.5),
        times(slots, (k) =>
          rect(pen.tint('#1d2836', 0.22), x + pitch * 0.3, -h / 2 + 32 + k * 20, pitch * 0.4, 9, 4.5),
        ),
        line(pen, `M${n(x + pitch / 2)} ${n(-h / 2 + 44 + slots * 20)}V${n(h / 2 - 24)}`, hex(enamel, -12), 2.4),
      );
    }),
    threadH(pen, mat.brass, w / 2 + 14, w / 2 + 44, -h / 2 + 52, 12),
  );
  return { art, width: w + 80, height: h, pose: 'standing', focus: [w * 0.25, -h * 0.28] };
};

/** A steel panel radiator. */
export const panelRadiator: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(440, 580);
  const h = random.between(250, 380);
  const ribs = random.whole(14, 26);
  const isFlat = random.chance(0.3);
  const grille = random.whole(22, 34);
  const art = join(
    box(pen, mat.white, -w / 2, -h / 2, w, h, random.between(24, 60), 8),
    times(grille, (i) =>
      line(pen, `M${n(-w / 2 + 16 + (i * (w - 20)) / grille)} ${n(-h / 2 - 4)}l10 -6`, '#8f9bab', 3),
    ),
    isFlat
      ? line(
          pen,
          times(random.whole(3, 6), (i) => `M${n(-w / 2)} ${n(-h / 2 + 40 + i * 46)}h${n(w)}`).join(''),
          hex(mat.white, -14),
          2.5,
        )
      : times(ribs, (i) =>
          rect(
            pen.across({ ...mat.white, l: mat.white.l - 3 }),
            -w / 2 + 14 + (i * (w - 28)) / ribs,
            -h / 2 + 18,
            (w - 28) / ribs - 6,
            h - 36,
            7,
          ),
        ),
    threadH(pen, mat.brass, w / 2 - 4, w / 2 + 34, h / 2 - 30, 12),
    nutH(pen, mat.zinc, w / 2 + 2, h / 2 - 30, 16, 34),
    label(pen, w / 2 - 92, h / 2 - 74, 62, 40),
  );
  return {
    art: group('translate(-16 10)', art),
    width: w + 60,
    height: h + 30,
    pose: 'standing',
    focus: [w * 0.25, h * 0.15],
  };
};

/** A towel radiator. */
export const towelRadiator: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(220, 300);
  const h = random.between(450, 560);
  const metal = random.pick([mat.white, mat.steel, mat.black]);
  const groups = random.whole(2, 4);
  const bars = random.whole(4, 6);
  const pitch = (h - 40) / (groups * (bars + 1.3));
  const art = join(
    times(groups * bars, (k) => {
      const [g, i] = [Math.floor(k / bars), k % bars];
      const y = -h / 2 + 30 + (g * (bars + 1.3) + i) * pitch;
      return cylinderH(pen, metal, -w / 2, w / 2, y, pitch * 0.3, 0.05);
    }),
    cylinderV(pen, metal, -w / 2, -h / 2, h / 2, 19),
    cylinderV(pen, metal, w / 2, -h / 2, h / 2, 19),
    nutV(pen, mat.steel, -w / 2, h / 2, 30, 18),
    nutV(pen, mat.steel, w / 2, h / 2, 30, 18),
    random.chance(0.5) ? box(pen, mat.black, w / 2 - 26, h / 2 - 70, 52, 60, 14, 12) : '',
    circle(pen.flat(metal, -16), -w / 2, -h / 2 + 60, 8),
  );
  return { art, width: w + 70, height: h + 40, pose: 'flat', focus: [-w * 0.2, -h * 0.2] };
};

const blower = (pen: Pen, isUnit: boolean): Part => {
  const { random, mat } = pen;
  const w = isUnit ? random.between(360, 430) : random.between(480, 580);
  const h = isUnit ? random.between(340, 400) : random.between(170, 250);
  const shell = random.chance(0.8) ? mat.white : { ...mat.grey, l: 74 };
  const slats = isUnit ? random.whole(7, 10) : random.whole(3, 5);
  const art = join(
    box(pen, shell, -w / 2, -h / 2, w, h, 50, 16),
    rect(
      pen.face({ ...mat.black, l: 28 }),
      -w * 0.43,
      -h * (isUnit ? 0.4 : 0.36),
      w * 0.86,
      h * (isUnit ? 0.78 : 0.4),
      8,
    ),
    times(slats, (i) => {
      const area = h * (isUnit ? 0.76 : 0.38);
      return rect(
        pen.down(shell),
        -w * 0.42,
        -h * (isUnit ? 0.39 : 0.35) + (i * area) / slats,
        w * 0.84,
        (area / slats) * 0.62,
        4,
      );
    }),
    isUnit ? '' : rect(pen.face(mat.black), w * 0.26, h * 0.24, w * 0.16, h * 0.12, 6),
    label(pen, -w * 0.42, h * (isUnit ? 0.4 : 0.2), 70, isUnit ? 26 : 40),
    isUnit ? tube(pen, mat.copper, `M${n(w / 2 + 40)} -60h40M${n(w / 2 + 40)} 40h40`, 16) : '',
    disc(pen, mat.accent, w * 0.4, -h * 0.44, 5, 0.2),
  );
  return {
    art: group('translate(-30 14)', art),
    width: w + 80,
    height: h + 40,
    pose: 'standing',
    focus: [w * 0.12, 0],
  };
};

/** A fan coil in its casing. */
export const fanCoil: DrawPart = (pen) => blower(pen, false);

/** A unit heater with its louvres. */
export const unitHeater: DrawPart = (pen) => blower(pen, true);
