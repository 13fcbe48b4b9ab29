import { createPalette, faceStops, hex, type Material, type Palette, roundStops, type Stop } from './colors';
import { createRandom, hash, type Random } from './random';

type Style = {
  isOutline?: boolean;
  isMirrored?: boolean;
  /** the part's own number, for its labels */
  number?: string | null;
};

export type Pen = {
  random: Random;
  mat: Palette;
  /** a technical drawing: white faces, thin dark lines */
  isOutline: boolean;
  /** the picture will be flipped, so lettering flips itself back */
  isMirrored: boolean;
  /** made up, for marks on the part itself */
  code: string;
  /** what is printed on labels: the part's number, if it has one */
  number: string;
  across: (material: Material) => string;
  down: (material: Material) => string;
  face: (material: Material) => string;
  dome: (material: Material) => string;
  flat: (material: Material, delta?: number) => string;
  tint: (color: string, opacity: number) => string;
  defs: () => string;
};

const OUTLINE = 'fill="#fff" stroke="#42526b" stroke-width="2.2" stroke-linejoin="round"';
const LETTERS = 'ABCDEFHKLMNPRSTX';

const createCode = (seed: string) => {
  const value = hash(`code:${seed}`);
  return `${LETTERS[value % 16]}${LETTERS[(value >>> 4) % 16]}${String(value % 100000).padStart(5, '0')}`;
};

/** The tools that draw one part: a random stream, materials, and the gradients used so far. */
export function createPen(seed: string, { isOutline = false, isMirrored = false, number = null }: Style = {}): Pen {
  const random = createRandom(seed);
  const prefix = `${isOutline ? 'o' : 'g'}${hash(seed).toString(36)}`;
  const gradients = new Map<string, string>();

  const gradient = (shape: string, stops: readonly Stop[], material: Material) => {
    if (isOutline) return OUTLINE;
    const tag = shape.startsWith('cx') ? 'radialGradient' : 'linearGradient';
    const colors = stops.map(([at, delta]) => `<stop offset="${at}" stop-color="${hex(material, delta)}"/>`).join('');
    const key = `${shape}>${colors}</${tag}>`;
    const id = gradients.get(key) ?? `${prefix}${gradients.size}`;
    gradients.set(key, id);
    return `fill="url(#${id})" stroke="${hex(material, -34)}" stroke-opacity=".38" stroke-width="1"`;
  };

  return {
    random,
    mat: createPalette(random),
    isOutline,
    isMirrored,
    code: createCode(seed),
    number: number ?? createCode(seed),
    across: (m) => gradient('x1="0" y1="0" x2="1" y2="0"', roundStops[m.finish], m),
    down: (m) => gradient('x1="0" y1="0" x2="0" y2="1"', roundStops[m.finish], m),
    face: (m) => gradient('x1="0" y1="0" x2=".7" y2="1"', faceStops[m.finish], m),
    dome: (m) =>
      gradient(
        'cx=".36" cy=".3" r=".8"',
        [
          [0, 18],
          [0.45, 2],
          [1, -20],
        ],
        m,
      ),
    flat: (m, delta = 0) => (isOutline ? OUTLINE : `fill="${hex(m, delta)}"`),
    tint: (color, opacity) => (isOutline ? 'fill="none"' : `fill="${color}" fill-opacity="${opacity}"`),
    defs: () =>
      [...gradients]
        .map(([key, id]) => `<${key.startsWith('cx') ? 'radialGradient' : 'linearGradient'} id="${id}" ${key}`)
        .join(''),
  };
}
