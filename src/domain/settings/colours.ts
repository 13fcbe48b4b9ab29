import type { Problem } from '../problem';
import type { Rule } from './setting-rules';

/** Contrast that normal text needs (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const WHITE = '#ffffff';
/** The text on buttons of the accent colour. */
export const INK = '#020617';

/** A colour as `#1c398e`. */
const colour: Rule<string> = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, problem: { code: 'colourExpected' } };

/** The colour of headings and links, which stand on white, and of grounds with white text. */
export const primaryColour: Rule<string> = readableOn(WHITE, { code: 'colourOnWhite' });

/** The colour of the buttons that act, under dark text. */
export const accentColour: Rule<string> = readableOn(INK, { code: 'colourUnderText' });

function readableOn(other: string, problem: Problem): Rule<string> {
  return (value) => {
    const read = colour(value);
    return read.ok && contrast(read.value, other) < READABLE ? { ok: false, problem } : read;
  };
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
