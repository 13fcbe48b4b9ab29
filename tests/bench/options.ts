/** The options of `npm run bench`. */
import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** numbers of products, ascending: one shop each */
  sizes: readonly number[];
  /** numbers of concurrent connections */
  connections: readonly number[];
  /** seconds of measuring for each figure, split over the rounds */
  seconds: number;
  /** how often shop and floor take turns for each figure */
  rounds: number;
  warmUpSeconds: number;
  /** a file for the results as JSON */
  out: string | null;
  /** only calls whose name contains this text */
  only: string;
};

/** `--quick` for a look in a few minutes, `--out FILE` for JSON, `--sizes 1000,100000`, `--only TEXT`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
      sizes: { type: 'string', default: '1000,100000' },
      only: { type: 'string', default: '' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size > 0)) throw new Error('--sizes takes whole numbers.');
  const pace = values.quick
    ? { connections: [1, 10], seconds: 1, rounds: 1, warmUpSeconds: 0.5 }
    : { connections: [1, 10, 50], seconds: 3, rounds: 2, warmUpSeconds: 1 };
  return { ...pace, sizes: sizes.toSorted((left, right) => left - right), out: values.out ?? null, only: values.only };
}
