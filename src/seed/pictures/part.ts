import type { Pen } from './lib/pen';
import type { Point } from './lib/shapes';

/** A drawn part, centred on the origin. */
export type Part = {
  art: string;
  width: number;
  height: number;
  /** standing parts rest on the floor; flat ones hang on a wall or lie seen from above */
  pose: 'standing' | 'flat';
  /** where a close-up looks */
  focus: Point;
};

export type DrawPart = (pen: Pen) => Part;
