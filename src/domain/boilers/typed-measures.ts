/** Powers, threads and other measures in a typed text: "24 kw", "3/4", "15x21", "130 mm", "Ø 60". Pure. */

/** A thread is called by its inches or, since the trade had iron pipes, by the two diameters of the pipe. */
const THREADS: readonly (readonly [inches: string, pipe: string])[] = [
  ['1/8', '5/10'],
  ['1/4', '8/13'],
  ['3/8', '12/17'],
  ['1/2', '15/21'],
  ['3/4', '20/27'],
  ['1"1/4', '33/42'],
  ['1"1/2', '40/49'],
];
/** Both diameters of copper pipes, and of flues within flues. Other numbers with a slash are names of pumps and boilers. */
const PAIRS = ['10/12', '12/14', '13/15', '14/16', '16/18', '20/22', '60/100', '80/125', '100/150', '110/160'];
/** The wider part of a flue within a flue, which people also measure alone. */
const FLUES = PAIRS.filter((pair) => /\d{3}$/.test(pair)).map((pair) => pair.split('/'));

const SLASHED: ReadonlySet<string> = new Set([...THREADS.flat(), ...PAIRS]);

/** Up to three sides: "600 x 1000". A decimal is no side of these. */
const SIDES = /(?<![\p{L}\d.,/-])(\d{1,4})((?:\s*[x×*]\s*\d{1,4}){1,2})(?![\p{L}\d]|[.,/]\d)/giu;
const SLASH =
  /(?<![\p{L}\d.,/-])(?:(1)\s*(?:["”″]|''|\s)\s*)?(\d{1,3})\s*\/\s*(\d{1,3})(?![\p{L}\d/-]|[.,]\d)(?:\s*(?:["”″]|''|pouces?(?!\p{L})))?/giu;
const DIAMETER = /[øØ⌀]\s*(\d{1,4})(?![\p{L}\d]|[.,]\d)(?:\s*mm(?!\p{L}))?/gu;
const UNIT = /(?<![\p{L}\d.,/-])(\d{1,4})\s*(kw|mm)(?![\p{L}\d])/giu;

/**
 * The text with each measure as one word that folding leaves whole: "vanne 3/4" as "vanne 3x4", "24 kW" as "24kw". Such a text stays
 * as it is.
 */
export function markMeasures(text: string): string {
  return text
    .replace(/[¼½¾]/g, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(SLASH, (whole: string, one: string | undefined, first: string, second: string) => {
      const pair = `${first}/${second}`;
      if (one !== undefined && SLASHED.has(`1"${pair}`)) return ` 1x${first}x${second} `;
      return SLASHED.has(pair) ? `${one === undefined ? '' : `${one} `}${first}x${second} ` : whole;
    })
    .replace(DIAMETER, (_, width: string) => ` ${width}diam `)
    .replace(SIDES, (whole: string) => whole.replace(/[\s*×]+/g, 'x').replace(/x+/gi, 'x'))
    .replace(UNIT, (_, amount: string, unit: string) => `${amount}${unit.toLowerCase()}`)
    .trim();
}

/** `pattern` matches what stands between two spaces of a folded text, for PostgreSQL. */
export type Measure = {
  /** as folded titles have it */
  text: string;
  pattern: string;
  /** kilowatts */
  power: number | null;
};

/** What a word of a marked text measures; null for any other word. */
export function measureOf(word: string): Measure | null {
  const [, amount, unit] = /^(\d{1,4})(kw|mm|diam)$/.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return ofUnit(amount, unit);
  if (!/^\d{1,4}(x\d{1,4}){1,2}$/.test(word)) return null;
  const sides = word.split('x');
  const thread = THREADS.find((names) => names.some((name) => foldedSides(name) === sides.join(' ')));
  const named = thread ? thread.map(foldedSides) : [sides.join(' ')];
  // "hauteur 600 longueur 1000"
  const patterns = named.flatMap((name) => [
    // A title with 1"1/2 has no thread of 1/2.
    /^\d \d$/.test(name) ? `(?<!1 )${name}` : name.replaceAll(' ', '( [a-z]+)? '),
    name.replaceAll(' ', 'x'),
  ]);
  return { text: sides.join(' '), pattern: patterns.join('|'), power: null };
}

function ofUnit(amount: string, unit: string): Measure {
  if (unit === 'kw') return { text: `${amount} kw`, pattern: `${amount} ?kw`, power: Number(amount) };
  const millimetres = `${amount} ?mm`;
  if (unit === 'mm') return { text: `${amount} mm`, pattern: millimetres, power: null };
  const flues = FLUES.filter((pair) => pair.includes(amount)).map((pair) => pair.join(' '));
  const patterns = [`(o|diametre|diam|dn|d) ?${amount}( ?mm)?`, millimetres, ...flues];
  return { text: `diametre ${amount}`, pattern: patterns.join('|'), power: null };
}

function foldedSides(name: string): string {
  return name.replace(/[^\d]+/g, ' ');
}

/** A word of a marked text as people write it. */
export function sayMeasure(word: string): string {
  const measure = measureOf(word);
  if (!measure) return word;
  const pair = word.replace('x', '/');
  if (SLASHED.has(pair)) return pair;
  return word
    .replace(/^1x(\d)x(\d)$/, '1"$1/$2')
    .replace(/(kw|mm)$/, ' $1')
    .replace(/^(\d+)diam$/, 'Ø $1');
}
