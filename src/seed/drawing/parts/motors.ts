import { bolt, connector, label, screw } from '../lib/hardware';
import { circle, group, join, n, rect, times } from '../lib/shapes';
import { box, cylinderV, tube } from '../lib/solids';
import type { DrawPart } from '../part';

/** An ignition transformer with its high-voltage leads. */
export const ignitionTransformer: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(180, 250);
  const h = random.between(150, 200);
  const leads = random.whole(1, 2);
  const shell = random.pick([mat.black, mat.accent, mat.grey]);
  const leadColor = random.pick([mat.accent, mat.black, { h: 4, s: 68, l: 45, finish: 'plastic' } as const]);
  const lead = (i: number) => {
    const x = -w * 0.2 + i * w * 0.36;
    const reach = random.between(60, 140);
    return join(
      tube(
        pen,
        leadColor,
        `M${n(x)} ${n(h / 2)}c0 ${n(reach)} ${n(90 + i * 40)} 20 ${n(120 + i * 60)} ${n(reach + 40)}`,
        15,
      ),
      group(
        `translate(${n(x + 120 + i * 60)} ${n(h / 2 + reach + 40)}) rotate(-30)`,
        rect(pen.across(mat.black), -13, -6, 26, 56, 8),
        rect(pen.across(mat.steel), -4, 46, 8, 22, 2),
      ),
    );
  };
  const art = join(
    times(leads, lead),
    rect(pen.face(mat.steel), -w / 2 - 34, h * 0.2, w + 68, 30, 6),
    bolt(pen, -w / 2 - 18, h * 0.2 + 15, 9),
    bolt(pen, w / 2 + 18, h * 0.2 + 15, 9),
    box(pen, shell, -w / 2, -h / 2, w, h, 70, random.between(8, 26)),
    times(leads, (i) => cylinderV(pen, mat.ceramic, -w * 0.2 + i * w * 0.36, h / 2 - 8, h / 2 + 26, 16)),
    connector(pen, mat.white, w * 0.1, -h / 2 + 14, w * 0.3, 30, 3),
    label(pen, -w * 0.42, -h * 0.3, w * 0.46, h * 0.5),
  );
  return { art: group('translate(-46 -70)', art), width: w + 190, height: h + 265, pose: 'flat', focus: [-40, -70] };
};

/** A zone valve actuator: the motor head and its cable. */
export const actuator: DrawPart = (pen) => {
  const { random, mat } = pen;
  const w = random.between(150, 210);
  const h = random.between(170, 230);
  const shell = random.pick([mat.black, mat.white, mat.accent, mat.grey]);
  const art = join(
    tube(pen, mat.white, `M${n(w / 2)} ${n(h * 0.2)}c120 0 60 130 ${n(random.between(110, 160))} 150`, 14),
    connector(pen, mat.white, w / 2 + random.between(88, 120), h * 0.2 + 130, 70, 40, 3),
    cylinderV(pen, mat.brass, 0, h / 2, h / 2 + 46, w * 0.26),
    cylinderV(pen, mat.grey, 0, h / 2 - 4, h / 2 + 24, w * 0.36),
    box(pen, shell, -w / 2, -h / 2, w, h, 40, random.between(14, 50)),
    rect(pen.face({ ...shell, l: shell.l + 5 }), -w * 0.38, -h * 0.4, w * 0.76, h * 0.36, 12),
    label(pen, -w * 0.36, h * 0.04, w * 0.72, h * 0.34),
    rect(pen.flat(mat.black, -8), -w * 0.24, -h * 0.26, w * 0.48, 12, 6),
    circle(pen.dome(mat.second), random.between(-w * 0.2, w * 0.2), -h * 0.26 + 6, 12),
    screw(pen, -w * 0.4, h * 0.44, 7),
    screw(pen, w * 0.4, h * 0.44, 7),
  );
  return { art: group('translate(-91 -43)', art), width: w + 185, height: h + 134, pose: 'flat', focus: [-70, -20] };
};
