import { lettering } from './lib/alphabet';
import { hex, type Material } from './lib/colors';
import { createRandom } from './lib/random';
import { circle, group, path, polar, poly, rect, times } from './lib/shapes';
import { SIZE } from './scene';

const plateColors = [
  [4, 58, 42],
  [18, 66, 46],
  [36, 70, 44],
  [96, 34, 36],
  [152, 44, 30],
  [176, 48, 30],
  [196, 58, 36],
  [208, 62, 38],
  [220, 48, 30],
  [238, 34, 40],
  [340, 46, 36],
  [214, 16, 30],
] as const;

const plates = [
  (paint: string) => circle(paint, 150, 118, 84),
  (paint: string) => rect(paint, 66, 34, 168, 168, 40),
  (paint: string) =>
    poly(
      paint,
      times(6, (i) => polar(150, 118, 92, 30 + i * 60)),
    ),
  (paint: string) =>
    path(
      paint,
      'M150 28C180 46 206 50 230 50V120C230 168 190 196 150 212C110 196 70 168 70 120V50C94 50 120 46 150 28Z',
    ),
  (paint: string) => rect(paint, 40, 56, 220, 124, 62),
  (paint: string) => group('rotate(45 150 118)', rect(paint, 82, 50, 136, 136, 26)),
] as const;

const initials = (name: string) => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = name, second] = words;
  if (second) return first.charAt(0) + second.charAt(0);
  return first.length <= 3 ? first : first.slice(0, 2);
};

/** A brand's plate, with its initials and its name, as SVG: our own drawing, not the maker's logo. */
export function drawBrand({ name }: { name: string }): string {
  const random = createRandom(`brand:${name}`);
  const [h, s, l] = random.pick(plateColors);
  const color: Material = { h: h + random.between(-7, 7), s, l: l + random.between(-3, 4), finish: 'plastic' };
  const plate = random.pick(plates);
  const letters = initials(name);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="${SIZE}" height="${SIZE}"><defs>`,
    `<linearGradient id="plate" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${hex(color, 10)}"/><stop offset="1" stop-color="${hex(color, -5)}"/></linearGradient></defs>`,
    rect('fill="#fff"', 0, 0, 300, 300),
    plate('fill="url(#plate)"'),
    lettering({ text: letters, cx: 150, cy: 118, height: letters.length > 2 ? 50 : 62, color: '#fff', weight: 0.95 }),
    lettering({
      text: name,
      cx: 150,
      cy: 254,
      height: 21,
      color: hex({ ...color, s: color.s * 0.5, l: 26 }),
      weight: 0.8,
      maxWidth: 250,
    }),
    '</svg>',
  ].join('');
}
