import { hex } from '../lib/colors';
import { bolt, nutH, screw, threadH, threadV } from '../lib/hardware';
import type { Pen } from '../lib/pen';
import { circle, group, join, line, n, path, poly, rect, times } from '../lib/shapes';
import { cylinderH, cylinderV, disc, tube } from '../lib/solids';
import type { DrawPart } from '../part';

const chevrons = (w: number, h: number, count: number, peak: number) =>
  times(count, (i) => {
    const y = -h * 0.3 + (i * h * 0.6) / count;
    return `M${n(-w * 0.4)} ${n(y + peak)}L0 ${n(y)}L${n(w * 0.4)} ${n(y + peak)}`;
  }).join('');

const port = (pen: Pen, x: number, y: number, r: number, isThreaded: boolean) => {
  const { mat } = pen;
  return join(
    disc(pen, mat.steel, x, y, r * 1.36, 0.12),
    isThreaded ? disc(pen, mat.brass, x, y, r * 1.12, 0.2) : '',
    circle(pen.flat(mat.black, 8), x, y, r * 0.72),
    circle(pen.tint('#000', 0.35), x + r * 0.1, y + r * 0.12, r * 0.56),
  );
};

/** A brazed plate exchanger, its pack of plates in sight. */
export const plateExchanger: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(150, 240);
  const h = random.between(400, 500);
  const plates = random.whole(10, 26);
  const pitch = random.between(5.4, 7.4);
  const depth = plates * pitch;
  const r = random.between(20, 40);
  const copper = random.chance(0.8) ? mat.copper : mat.dark;
  const isThreaded = random.chance(0.5);
  const port1 = random.between(20, 27);
  const at = (i: number) => `translate(${n(depth - i * pitch)} ${n(-(depth - i * pitch) * 0.42)})`;
  const pack = times(plates, (i) =>
    group(
      at(i),
      rect(i % 2 ? pen.face(copper) : pen.face({ ...mat.steel, l: mat.steel.l - 12 }), -w / 2, -h / 2, w, h, r),
    ),
  );
  const groove = chevrons(w, h, random.whole(9, 16), random.between(18, 46));
  const art = join(
    pack,
    rect(pen.face(mat.steel), -w / 2, -h / 2, w, h, r),
    rect(pen.tint('#fff', 0.16), -w / 2 + 9, -h / 2 + 9, w - 18, h - 18, r * 0.8),
    line(pen, groove, hex(mat.steel, -26), 6, 0.5),
    line(pen, groove, '#ffffff', 2, 0.8),
    times(4, (i) =>
      port(pen, (i % 2 ? 1 : -1) * (w / 2 - port1 * 1.7), (i < 2 ? -1 : 1) * (h / 2 - port1 * 1.9), port1, isThreaded),
    ),
  );
  return {
    art: group(`translate(${n(-depth / 2)} ${n(depth * 0.21)})`, art),
    width: w + depth,
    height: h + depth * 0.42,
    pose: 'standing',
    focus: [-20, -h * 0.26],
  };
};

/** A finned primary exchanger with its return bends. */
export const primaryExchanger: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(330, 400);
  const h = random.between(120, 190);
  const fins = random.whole(38, 64);
  const rows = random.whole(2, 4);
  const body = random.pick([mat.copper, mat.copper, mat.zinc]);
  const rowY = (i: number) => -h / 2 + (h * (i + 0.5)) / rows;
  const bends = times(rows - 1, (i) => {
    const side = i % 2 ? -1 : 1;
    const x = (side * w) / 2;
    const reach = side * 44;
    return tube(pen, mat.copper, `M${n(x)} ${n(rowY(i))}c${reach} 0 ${reach} ${n(h / rows)} 0 ${n(h / rows)}`, 26);
  });
  const art = join(
    bends,
    cylinderH(pen, mat.copper, -w / 2 - 74, -w / 2, rowY(0), 15),
    threadH(pen, mat.brass, -w / 2 - 96, -w / 2 - 58, rowY(0), 21),
    rows % 2
      ? join(
          cylinderH(pen, mat.copper, w / 2, w / 2 + 66, rowY(rows - 1), 15),
          nutH(pen, mat.brass, w / 2 + 40, rowY(rows - 1), 36, 50),
        )
      : join(
          cylinderH(pen, mat.copper, -w / 2 - 74, -w / 2, rowY(rows - 1), 15),
          nutH(pen, mat.brass, -w / 2 - 88, rowY(rows - 1), 34, 48),
        ),
    times(fins, (i) =>
      rect(
        pen.down({ ...body, l: body.l + (i % 2 ? 4 : -8) }),
        -w / 2 + (i * w) / fins,
        -h / 2 - (i % 2) * 3,
        w / fins - 1.2,
        h + (i % 2) * 6,
        1,
      ),
    ),
    times(rows, (i) => rect(pen.tint('#20262e', 0.14), -w / 2, rowY(i) - 4, w, 8)),
    poly(pen.face(mat.zinc), [
      [-w / 2 - 12, -h / 2 - 6],
      [-w / 2 + 26, -h / 2 - 78],
      [w / 2 - 26, -h / 2 - 78],
      [w / 2 + 12, -h / 2 - 6],
    ]),
    rect(pen.down(mat.zinc), -w / 2 - 16, -h / 2 - 12, w + 32, 16, 4),
    rect(pen.down(mat.zinc), -w / 2 - 16, h / 2 - 2, w + 32, 22, 4),
    times(6, (i) => screw(pen, -w / 2 + 4 + (i * (w - 8)) / 5, h / 2 + 9, 6)),
    bolt(pen, 0, -h / 2 - 42, 10),
  );
  return {
    art: group('translate(0 28)', art),
    width: w + 190,
    height: h + 100,
    pose: 'standing',
    focus: [-w * 0.3, 0],
  };
};

/** A stainless condensing coil between its end plates. */
export const condensingExchanger: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(130, 160);
  const turns = random.whole(6, 11);
  const pitch = random.between(30, 38);
  const length = turns * pitch;
  const art = join(
    cylinderV(pen, mat.steel, r * 0.5, -length / 2 - 60, -length / 2, 18),
    nutH(pen, mat.brass, r + 34, length / 2 - 14, 30, 46),
    cylinderH(pen, mat.steel, r * 0.6, r + 44, length / 2 - 14, 15),
    times(turns, (i) =>
      rect(
        pen.across({ ...mat.steel, l: mat.steel.l + (i % 2 ? 3 : -2) }),
        -r,
        -length / 2 + i * pitch,
        r * 2,
        pitch - 4,
        pitch / 2,
      ),
    ),
    times(turns, (i) => rect(pen.tint('#fff', 0.28), -r * 0.84, -length / 2 + i * pitch + 5, r * 1.6, 3, 1.5)),
    cylinderV(pen, mat.dark, 0, -length / 2 - 14, -length / 2 + 8, r * 1.06),
    disc(pen, mat.zinc, -r * 0.2, -length / 2 - 14, 26, 0.2),
    cylinderV(pen, mat.dark, 0, length / 2 - 2, length / 2 + 16, r * 1.06),
    path(pen.tint('#000', 0.12), `M${n(r * 0.7)} ${n(-length / 2)}h${n(r * 0.3)}v${n(length)}h${n(-r * 0.3)}z`),
  );
  return {
    art: group('translate(-12 14)', art),
    width: r * 2 + 60,
    height: length + 110,
    pose: 'standing',
    focus: [0, -length * 0.25],
  };
};

/** A hydraulic group: a composite block with its ports, cartridges and clips. */
export const hydraulicGroup: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(320, 400);
  const body = random.pick([mat.black, mat.brass, mat.grey]);
  const ports = random.whole(3, 5);
  const art = join(
    times(ports, (i) => {
      const x = -w / 2 + 36 + (i * (w - 72)) / (ports - 1);
      return join(cylinderV(pen, body, x, 60, 124, 26), threadV(pen, pen.mat.brass, x, 118, 164, 22));
    }),
    rect(pen.down(body), -w / 2, -26, w, 104, 44),
    cylinderV(pen, body, -w * 0.3, -120, 0, 46),
    cylinderV(pen, mat.accent, -w * 0.3, -166, -112, 40),
    cylinderV(pen, body, w * 0.18, -86, 0, 60),
    disc(pen, mat.black, w * 0.18, 20, 54, 0.12),
    ...times(4, (i) => bolt(pen, w * 0.18 + (i % 2 ? 34 : -34), 20 + (i < 2 ? -34 : 34), 8)),
    cylinderV(pen, mat.white, w * 0.18, -130, -84, 34),
    nutH(pen, mat.brass, -w * 0.12, 26, 40, 62),
    tube(pen, mat.steel, `M${n(-w * 0.3 - 56)} -56h112`, 7),
    screw(pen, -w * 0.3, 26, 16, mat.brass),
  );
  return { art: group('translate(0 6)', art), width: w + 20, height: 340, pose: 'standing', focus: [w * 0.1, -10] };
};
