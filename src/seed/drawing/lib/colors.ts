import type { Random } from './random';

export type Material = { h: number; s: number; l: number; finish: 'metal' | 'plastic' | 'matt' };
export type Stop = readonly [offset: number, lightness: number];

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Hexadecimal, since not every SVG renderer reads hsl(). */
export function hex({ h, s, l }: { h: number; s: number; l: number }, delta = 0): string {
  const saturation = clamp(s, 100) / 100;
  const lightness = clamp(l + delta, 100) / 100;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + (h + 360) / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Shading of a rounded surface: offsets, and lightness relative to the base colour. */
export const roundStops: Record<Material['finish'], readonly Stop[]> = {
  metal: [
    [0, -24],
    [0.1, -8],
    [0.28, 20],
    [0.4, 9],
    [0.62, -12],
    [0.86, -28],
    [1, -13],
  ],
  plastic: [
    [0, -9],
    [0.22, 7],
    [0.5, 0],
    [0.86, -14],
    [1, -8],
  ],
  matt: [
    [0, -7],
    [0.28, 6],
    [0.6, -2],
    [1, -9],
  ],
};

/** Shading of a flat face, lit from the upper left. */
export const faceStops: Record<Material['finish'], readonly Stop[]> = {
  metal: [
    [0, 13],
    [0.35, 3],
    [0.5, 8],
    [0.75, -4],
    [1, -11],
  ],
  plastic: [
    [0, 5],
    [0.5, 0],
    [1, -6],
  ],
  matt: [
    [0, 5],
    [1, -5],
  ],
};

const accents = [
  [4, 68, 45],
  [20, 78, 50],
  [38, 82, 51],
  [152, 52, 35],
  [178, 52, 35],
  [207, 68, 43],
  [218, 48, 31],
  [214, 14, 29],
  [345, 52, 36],
  [199, 62, 50],
  [96, 36, 42],
  [228, 40, 46],
] as const;

export type Palette = Record<
  | 'steel'
  | 'dark'
  | 'brass'
  | 'copper'
  | 'iron'
  | 'white'
  | 'black'
  | 'grey'
  | 'zinc'
  | 'accent'
  | 'second'
  | 'ceramic',
  Material
>;

/** The materials of one object, each slightly varied so that no two objects have the same shade. */
export function createPalette(random: Random): Palette {
  const shift = (h: number, s: number, l: number, finish: Material['finish']): Material => ({
    h: h + random.between(-4, 4),
    s: s + random.between(-3, 3),
    l: l + random.between(-3, 3),
    finish,
  });
  const accent = () => {
    const [h, s, l] = random.pick(accents);
    return shift(h, s, l, 'plastic');
  };
  return {
    steel: shift(212, 7, 72, 'metal'),
    dark: shift(214, 8, 48, 'metal'),
    brass: shift(43, 56, 57, 'metal'),
    copper: shift(19, 56, 57, 'metal'),
    zinc: shift(205, 6, 79, 'metal'),
    iron: shift(215, 9, 30, 'matt'),
    white: shift(208, 16, 93, 'plastic'),
    black: shift(215, 10, 19, 'plastic'),
    grey: shift(212, 8, 56, 'plastic'),
    ceramic: shift(38, 22, 91, 'plastic'),
    accent: accent(),
    second: accent(),
  };
}
