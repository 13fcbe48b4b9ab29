import { describe, expect, it } from 'vitest';
import { markMeasures, measureOf, sayMeasure } from '@/domain/boilers/typed-measures';
import { cases } from '../../support/cases';

/** Whether a folded title holds the measure, as PostgreSQL reads the pattern. */
const holds = (word: string, title: string) => new RegExp(`(^| )(${measureOf(word)?.pattern})( |$)`).test(title);

describe('measures in a typed text', () => {
  it.each([
    ['24 kW', '24kw'],
    ['chaudière 24kw murale', 'chaudière 24kw murale'],
    ['vanne 3/4"', 'vanne 3x4'],
    ['vanne 3/4 pouce inox', 'vanne 3x4  inox'],
    ['15x21', '15x21'],
    ['15 × 21', '15x21'],
    ['radiateur 1200 x 500', 'radiateur 1200x500'],
    ['1"1/2', '1x1x2'],
    ['1 1/4', '1x1x4'],
    ['joint ½', 'joint  1x2'],
    ['130 mm', '130mm'],
    ['Ø 60', '60diam'],
    ['ø60 mm', '60diam'],
  ])('%s is marked', (typed, marked) => {
    expect(markMeasures(typed).replace(/\s+/g, ' ')).toBe(marked.replace(/\s+/g, ' '));
    expect(markMeasures(marked).replace(/\s+/g, ' ')).toBe(marked.replace(/\s+/g, ' '));
  });

  it.each(cases`
    VMW 286/7-2 | wilo 25/4 | UPS 25-60 | M30 × 1,5 | M9x1 | 0,6 kW | S1007300 | 0020 133 816 | C 24 E
  `)('%s is no measure', (typed) => expect(markMeasures(typed)).toBe(typed));

  it('a size is held as a whole, under its other name too, and no power is part of a larger one', () => {
    expect(holds('3x4', 'reducteur de pression 3 4 watts')).toBe(true);
    expect(holds('20x27', 'reducteur de pression 3 4 watts')).toBe(true);
    expect(holds('3x4', 'surpresseur scala2 3 45')).toBe(false);
    expect(holds('1x2', 'jeu de raccords 1 1 2')).toBe(false);
    expect(holds('600x1000', 'radiateur hauteur 600 longueur 1000')).toBe(true);
    expect(holds('24kw', 'echangeur 124 kw')).toBe(false);
    expect(holds('60diam', 'coude 60 100 blanc')).toBe(true);
    expect(holds('60diam', 'echangeur 60 kw')).toBe(false);
    expect(measureOf('24kw')?.power).toBe(24);
    expect(measureOf('c24e')).toBeNull();
  });

  it.each([
    ['3x4', '3/4'],
    ['1x1x4', '1"1/4'],
    ['24kw', '24 kw'],
    ['60diam', 'Ø 60'],
    ['joint', 'joint'],
  ])('%s is said as %s', (word, said) => expect(sayMeasure(word)).toBe(said));
});
