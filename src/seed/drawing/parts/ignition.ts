import { hex } from '../lib/colors';
import { bolt, connector, nutV, screw, threadV } from '../lib/hardware';
import { group, join, line, n, rect, times } from '../lib/shapes';
import { cylinderV, tube } from '../lib/solids';
import type { DrawPart } from '../part';

/** A thermocouple: its tip, its coiled copper lead and its nut. */
export const thermocouple: DrawPart = (pen) => {
  const { random, mat } = pen;
  const loops = random.whole(2, 5);
  const r = random.between(96, 130);
  const lean = random.between(-26, 26);
  const coil = times(
    loops,
    (i) => `M${n(-r + i * 10)} ${n(i * 6)}a${n(r - i * 9)} ${n(r * 0.9 - i * 8)} 0 1 1 0 1`,
  ).join('');
  const art = join(
    tube(pen, mat.copper, `M${n(-r)} 0C${n(-r - 30)} ${n(-r)} ${n(-r - 70)} -120 ${n(-r - 60)} -170`, 10),
    tube(
      pen,
      mat.copper,
      `${coil}M${n(r * 0.3)} ${n(r * 0.88)}C${n(r)} ${n(r * 1.4)} ${n(r * 1.7)} ${n(r)} ${n(r * 1.6)} 30`,
      10,
    ),
    group(
      `translate(${n(-r - 60)} -160) rotate(${n(lean / 3)})`,
      nutV(pen, mat.brass, 0, -40, 38, 30),
      rect(pen.across(mat.steel), -11, -120, 22, 84, 10),
      rect(pen.across(mat.dark), -8, -152, 16, 40, 8),
    ),
    group(
      `translate(${n(r * 1.6)} 40) rotate(${n(lean)})`,
      nutV(pen, mat.brass, 0, -76, 46, 34),
      threadV(pen, mat.brass, 0, -42, -6, 17),
      cylinderV(pen, mat.copper, 0, -96, -76, 10),
    ),
  );
  return {
    art: group(`translate(${n(-r * 0.24)} 70)`, art),
    width: r * 3 + 40,
    height: r * 2 + 240,
    pose: 'flat',
    focus: [-60, -60],
  };
};

const rod = (bend: number, reach: number) => `M0 -90V${n(-90 - reach * 0.55)}L${n(bend)} ${n(-90 - reach)}`;

/** An ignition or ionisation electrode: ceramic, bent rod, bracket and lead. */
export const electrode: DrawPart = (pen) => {
  const { random, mat } = pen;
  const rods = random.whole(1, 2);
  const length = random.between(120, 190);
  const reach = random.between(70, 120);
  const hasLead = random.chance(0.6);
  const thick = random.between(19, 27);
  const leadColor = random.pick([mat.accent, mat.black, mat.white]);
  const gap = random.between(70, 96);
  const one = (i: number) =>
    group(
      `translate(${n(rods === 2 ? (i - 0.5) * gap : 0)} 0)`,
      hasLead ? tube(pen, leadColor, `M0 ${n(length - 90)}c0 110 ${i ? 60 : -60} 90 ${i ? 80 : -80} 170`, 13) : '',
      tube(pen, mat.steel, rod((i ? -1 : 1) * random.between(8, 46), reach), 8),
      rect(pen.across(mat.ceramic), -thick, -96, thick * 2, length, thick * 0.5),
      rect(pen.across(mat.ceramic), -thick * 1.3, -50, thick * 2.6, 26, 8),
      line(
        pen,
        times(3, (k) => `M${n(-thick)} ${n(length - 150 + k * 12)}h${n(thick * 2)}`).join(''),
        hex(mat.ceramic, -26),
        3,
        0.6,
      ),
      hasLead ? '' : rect(pen.across(mat.steel), -6, length - 96, 12, 60, 4),
      hasLead ? rect(pen.across(mat.black), -thick * 0.8, length - 108, thick * 1.6, 40, 8) : '',
    );
  const plate = rods === 2 ? gap + 120 : 150;
  const art = join(
    times(rods, one),
    rect(pen.face(mat.steel), -plate / 2, -34, plate, 38, 6),
    rods === 2 ? '' : '',
    bolt(pen, -plate / 2 + 17, -15, 10),
    screw(pen, plate / 2 - 17, -15, 9),
    times(rods, (i) =>
      rect(pen.across(mat.ceramic), (rods === 2 ? (i - 0.5) * gap : 0) - thick * 1.15, -40, thick * 2.3, 24, 6),
    ),
    hasLead && rods === 1 ? connector(pen, mat.white, -112, length + 70, 54, 38, 1) : '',
  );
  const height = reach + length + (hasLead ? 180 : 60);
  return {
    art: group(
      `rotate(${n(random.between(-38, 38))}) translate(0 ${n(reach / 2 + 70 - (length + (hasLead ? 120 : 0)) / 2)})`,
      art,
    ),
    width: height * 0.86,
    height,
    pose: 'flat',
    focus: [0, -40],
  };
};

/** An immersion heating element or its anode. */
export const heatingElement: DrawPart = (pen) => {
  const { random, mat } = pen;
  const length = random.between(260, 360);
  const loops = random.whole(1, 3);
  const gap = random.between(30, 44);
  const isCopper = random.chance(0.5);
  const art = join(
    times(loops, (i) => {
      const x = -loops * gap + gap * (2 * i + 1) - gap / 2;
      const drop = length - (i % 2) * 50;
      return tube(
        pen,
        isCopper ? mat.copper : mat.dark,
        `M${n(x)} 0V${n(drop)}a${n(gap / 2)} ${n(gap / 2)} 0 0 0 ${n(gap)} 0V0`,
        15,
      );
    }),
    random.chance(0.5) ? rect(pen.across(mat.zinc), loops * gap + 12, 0, 32, length * 0.7, 12) : '',
    rect(pen.across(mat.black), -112, -20, 224, 14, 4),
    cylinderV(pen, mat.brass, 0, -56, -18, 118),
    times(3, (i) => cylinderV(pen, mat.ceramic, -52 + i * 52, -96, -56, 15)),
    times(3, (i) => rect(pen.face(mat.brass), -59 + i * 52, -130, 14, 40, 2)),
  );
  return {
    art: group(`rotate(${n(random.between(-16, 16))}) translate(-6 ${n(-length / 2 + 60)})`, art),
    width: 340,
    height: length + 150,
    pose: 'flat',
    focus: [0, -80],
  };
};
