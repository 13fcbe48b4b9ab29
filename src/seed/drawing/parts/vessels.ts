import { bolt, label, nutV, screw, text, threadV } from '../lib/hardware';
import { circle, ellipse, group, join, n, path, rect, ring, times } from '../lib/shapes';
import { box, disc } from '../lib/solids';
import type { DrawPart } from '../part';

const vesselColor = (pen: Parameters<DrawPart>[0]) =>
  pen.random.pick([
    { h: pen.random.between(-6, 14), s: 62, l: pen.random.between(36, 46), finish: 'plastic' } as const,
    { ...pen.mat.grey, l: 72 },
    pen.mat.white,
    pen.mat.accent,
  ]);

/** A flat round vessel, as it sits behind a wall-hung boiler. */
export const flatVessel: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(200, 240);
  const m = vesselColor(pen);
  const art = join(
    nutV(pen, mat.brass, 0, -r - 34, 52, 34),
    threadV(pen, mat.brass, 0, -r - 66, -r - 30, 18),
    disc(pen, m, 0, 0, r, 0.06),
    circle(pen.face({ ...m, l: m.l + 3 }), 0, 0, r * 0.8),
    ring(random.whole(22, 40), r * 0.97, 0, (x, y) => circle(pen.flat(m, -12), x, y, 4)),
    circle(pen.dome({ ...m, l: m.l + 2 }), 0, 0, r * random.between(0.55, 0.72)),
    label(pen, -r * 0.34, -r * 0.1, r * 0.68, r * 0.4, mat.second),
    screw(pen, 0, r * 0.62, 15, mat.brass),
    path(
      pen.tint('#fff', 0.2),
      `M${n(-r * 0.72)} ${n(-r * 0.3)}A${n(r * 0.78)} ${n(r * 0.78)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.76)}A${n(r)} ${n(r)} 0 0 0 ${n(-r * 0.72)} ${n(-r * 0.3)}Z`,
    ),
  );
  return { art: group('translate(0 30)', art), width: r * 2, height: r * 2 + 66, pose: 'flat', focus: [0, -60] };
};

/** A flat rectangular vessel. */
export const blockVessel: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(250, 330);
  const h = random.between(400, 500);
  const m = vesselColor(pen);
  const art = join(
    nutV(pen, mat.brass, -w * 0.2, h / 2 - 4, 50, 30),
    threadV(pen, mat.brass, -w * 0.2, h / 2 + 24, h / 2 + 60, 17),
    box(pen, m, -w / 2, -h / 2, w, h, 36, 60),
    rect(pen.face({ ...m, l: m.l + 3 }), -w * 0.4, -h * 0.42, w * 0.8, h * 0.84, 46),
    label(pen, -w * 0.22, -h * 0.1, w * 0.44, h * 0.17, mat.second),
    times(2, (i) => rect(pen.tint('#000', 0.08), -w * 0.3, -h * 0.32 + i * h * 0.54, w * 0.6, 12, 6)),
    bolt(pen, 0, h * 0.44, 9, mat.brass),
  );
  return { art: group('translate(-14 -20)', art), width: w + 36, height: h + 80, pose: 'flat', focus: [0, 40] };
};

/** A domed vessel on its feet. */
export const expansionVessel: DrawPart = (pen) => {
  const { random, mat } = pen;
  const r = random.between(130, 175);
  const h = random.between(290, 390);
  const m = vesselColor(pen);
  const dome = r * random.between(0.36, 0.6);
  const art = join(
    nutV(pen, mat.zinc, 0, -h / 2 - 24, 54, 28),
    threadV(pen, mat.zinc, 0, -h / 2 - 54, -h / 2 - 22, 19),
    times(3, (i) =>
      rect(
        pen.across({ ...m, l: m.l - 10 }),
        -r * 0.84 + i * r * 0.73,
        h / 2 - dome * 0.7,
        r * 0.22,
        dome * 0.7 + 40,
        6,
      ),
    ),
    path(
      pen.across(m),
      `M${n(-r)} ${n(-h / 2 + dome)}C${n(-r)} ${n(-h / 2)} ${n(-r * 0.5)} ${n(-h / 2 - 8)} 0 ${n(-h / 2 - 8)}S${n(r)} ${n(-h / 2)} ${n(r)} ${n(-h / 2 + dome)}V${n(h / 2 - dome)}C${n(r)} ${n(h / 2)} ${n(r * 0.5)} ${n(h / 2)} 0 ${n(h / 2)}S${n(-r)} ${n(h / 2)} ${n(-r)} ${n(h / 2 - dome)}Z`,
    ),
    rect(pen.across({ ...m, l: m.l - 4 }), -r * 1.02, -10, r * 2.04, 18, 6),
    ellipse(pen.tint('#fff', 0.14), -r * 0.36, -h * 0.36, r * 0.36, dome * 0.3),
    label(pen, -r * 0.44, h * 0.08, r * 0.88, h * 0.2, mat.second),
    text(pen, pen.code.slice(0, 2), 0, -h * 0.16, 30, m.l > 60 ? '#3c4a5e' : '#ffffff', 0.9),
  );
  return { art: group('translate(0 6)', art), width: r * 2.1, height: h + 96, pose: 'standing', focus: [0, -20] };
};
