import { lettering } from './lib/alphabet';
import { hex, type Material } from './lib/colors';
import { createPen, type Pen } from './lib/pen';
import { createRandom } from './lib/random';
import { circle, group, join, line, n, path, poly, rect, times } from './lib/shapes';
import { box } from './lib/solids';
import { numberPlate } from './number-plate';
import { handedKinds, type Part, type PartKind } from './part';
import { parts } from './parts';
import { frame, ground, hang, place, scaleToFit, stand } from './scene';

const VIEWS = [mainView, detailView, boxView, dimensionView] as const;

/** What a picture shows: the whole part, a close-up, the part with its box, or its dimensions. */
export type View = 0 | 1 | 2 | 3;

/** A picture of a product, as SVG. Its reference decides colours and proportions: it is drawn the same every time. */
export function drawPart(
  { kind, reference, title }: { kind: PartKind; reference: string | null; title: string },
  view: View,
): string {
  const seed = `${kind}:${reference ?? title}`;
  return VIEWS[view]({ seed, number: reference, draw: parts[kind], isHanded: handedKinds.has(kind) });
}

type Subject = { seed: string; number: string | null; draw: (pen: Pen) => Part; isHanded: boolean };

/** Half of the products look to the left, so that parts of one kind look less alike. */
const isTurned = ({ seed, isHanded }: Subject) => !isHanded && createRandom(`turn:${seed}`).chance(0.5);

/** The first picture: the whole part on a quiet ground. */
function mainView(subject: Subject): string {
  const { seed, number, draw } = subject;
  const isMirrored = isTurned(subject);
  const pen = createPen(seed, { isMirrored, number });
  return frame([pen], ground(seed), place(draw(pen), { isMirrored }), numberPlate(number));
}

/** Seen from the other side and from close by. */
function detailView(subject: Subject): string {
  const { seed, number, draw, isHanded } = subject;
  const isMirrored = !isHanded && !isTurned(subject);
  const pen = createPen(seed, { isMirrored, number });
  const part = draw(pen);
  const scale = scaleToFit(part, 580, 540) * createRandom(`detail:${seed}`).between(1.62, 1.95);
  const [x, y] = part.focus;
  const cx = 400 - x * scale * (isMirrored ? -1 : 1);
  const bottom = 400 - y * scale + (part.height * scale) / 2;
  return frame([pen], ground(seed, 4), hang({ part, cx, bottom, scale, isMirrored }), numberPlate(number));
}

const card: Material = { h: 31, s: 34, l: 66, finish: 'matt' };
const paper: Material = { h: 210, s: 12, l: 96, finish: 'matt' };

const barcode = (pen: Pen, x: number, y: number) =>
  times(22, (i) =>
    rect(
      pen.flat({ h: 215, s: 12, l: 22, finish: 'matt' }),
      x + i * 4.6,
      y,
      [1.4, 3, 2][(i * 7 + pen.code.charCodeAt(i % 6)) % 3] ?? 2,
      34,
    ),
  );

/** The part in front of its box. */
function boxView(subject: Subject): string {
  const { seed, number, draw } = subject;
  const isMirrored = isTurned(subject);
  const pen = createPen(seed, { isMirrored, number });
  const part = draw(pen);
  const printed = createPen(seed, { isOutline: true, number });
  const print = draw(printed);
  const random = createRandom(`box:${seed}`);
  const carton = random.chance(0.5) ? card : random.pick([paper, pen.mat.accent]);
  const [w, h] = [random.between(330, 410), random.between(300, 390)];
  const [x, y] = [300 - w / 2 + 40, 610 - h];
  const printScale = scaleToFit(print, w * 0.5, h * 0.5);
  const carton3d = join(
    poly('fill="url(#floor)" opacity=".5"', [
      [x - 20, 600],
      [x + w + 150, 560],
      [x + w + 190, 640],
      [x, 640],
    ]),
    box(pen, carton, x, y, w, h, random.between(90, 130), 4),
    rect(pen.tint('#fff', 0.3), x + w * 0.44, y, w * 0.12, h * 0.12),
    rect(pen.face(carton === pen.mat.accent ? pen.mat.second : pen.mat.accent), x, y + h * 0.8, w, h * 0.12),
    rect(pen.flat(paper), x + w * 0.1, y + h * 0.1, w * 0.62, h * 0.62, 6),
    group(`translate(${n(x + w * 0.41)} ${n(y + h * 0.41)}) scale(${printScale.toFixed(3)})`, print.art),
    rect(pen.flat(paper), x + w * 0.06, y + h * 0.86 - 19, 112, 38, 3),
    barcode(pen, x + w * 0.06 + 6, y + h * 0.86 - 15),
    lettering({
      text: pen.number,
      cx: x + w * 0.06 + 180,
      cy: y + h * 0.86,
      height: h * 0.055,
      color: '#ffffff',
      weight: 0.9,
      maxWidth: 112,
    }),
  );
  const scale = scaleToFit(part, 300, 270);
  const put = part.pose === 'standing' ? stand : hang;
  return frame(
    [pen, printed],
    ground(seed, 1),
    group('translate(-82 -92) scale(1.18)', carton3d, put({ part, cx: 590, bottom: 676, scale, isMirrored })),
    numberPlate(number),
  );
}

const arrow = (x: number, y: number, turn: number) =>
  group(`translate(${n(x)} ${n(y)}) rotate(${turn})`, path('fill="#42526b"', 'M0 0L14 -5V5Z'));

/** A drawing with its overall dimensions, in millimetres. */
function dimensionView({ seed, number, draw }: Subject): string {
  const pen = createPen(seed, { isOutline: true, number });
  const part = draw(pen);
  const random = createRandom(`size:${seed}`);
  const scale = scaleToFit(part, 500, 470);
  const [w, h] = [(part.width * scale) / 2, (part.height * scale) / 2];
  const [cx, cy] = [420, 370];
  const [right, bottom] = [cx - w - 46, cy + h + 54];
  const mm = random.between(0.22, 1.1);
  const grid = times(19, (i) => `M${(i + 1) * 40} 0V800M0 ${(i + 1) * 40}H800`).join('');
  const measure = (value: number, x: number, y: number) =>
    lettering({ text: String(Math.round(value)), cx: x, cy: y, height: 17, color: '#2f3d52', weight: 0.85 });
  return frame(
    [pen],
    rect('fill="#fff"', 0, 0, 800, 800),
    `<path d="${grid}" stroke="#e9eef4" stroke-width="1"/>`,
    group(`translate(${cx} ${cy}) scale(${scale.toFixed(3)})`, part.art),
    line(
      pen,
      `M${n(cx - w)} ${n(cy + h + 10)}V${n(bottom + 12)}M${n(cx + w)} ${n(cy + h + 10)}V${n(bottom + 12)}M${n(cx - w - 10)} ${n(cy - h)}H${n(right - 12)}M${n(cx - w - 10)} ${n(cy + h)}H${n(right - 12)}`,
      '#8c9ab0',
      1.4,
    ),
    `<path d="M${n(cx - w)} ${n(bottom)}H${n(cx + w)}M${n(right)} ${n(cy - h)}V${n(cy + h)}" stroke="#42526b" stroke-width="1.8"/>`,
    arrow(cx - w, bottom, 0),
    arrow(cx + w, bottom, 180),
    arrow(right, cy - h, 90),
    arrow(right, cy + h, -90),
    measure(part.width * mm, cx, bottom + 24),
    group(`rotate(-90 ${n(right - 24)} ${cy})`, measure(part.height * mm, right - 24, cy)),
    rect('fill="none" stroke="#42526b" stroke-width="1.6"', 24, 24, 752, 752, 4),
    numberPlate(number ?? pen.number),
    circle(`fill="${hex(pen.mat.accent)}"`, 52, 52, 9),
  );
}
