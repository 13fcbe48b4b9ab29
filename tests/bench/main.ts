/** `npm run bench`: the production shop beside its floor, on a small and on a large catalogue. See docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { catalogueCases } from './catalogue-cases';
import { type Contender, openContender } from './contender';
import { type Case, type Line, measure, type Pace } from './measure';
import { officeCases } from './office-cases';
import { openOrders, orderCases } from './order-cases';
import { pageCases } from './page-cases';
import { asTableRow, HEAD, missed } from './report';

const PACE: Pace = { connections: [1, 10, 50], seconds: 3, rounds: 2, warmUpSeconds: 1 };
const QUICK: Pace = { connections: [1, 10], seconds: 1, rounds: 1, warmUpSeconds: 0.5 };

/** `--quick` for a look in a few minutes, `--sizes 1000,100000`, `--only TEXT` for the calls whose name contains it. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      sizes: { type: 'string', default: '1000,100000' },
      only: { type: 'string', default: '' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size > 0)) throw new Error('--sizes takes whole numbers.');
  return { sizes: sizes.toSorted((left, right) => left - right), pace: values.quick ? QUICK : PACE, only: values.only };
}

/** Groups of cases that take turns. */
async function groupsOf(contender: Contender): Promise<Case[][]> {
  const order = await openOrders(contender);
  const singles = [
    ...(await catalogueCases(contender)),
    ...(await pageCases(contender, order)),
    ...(await officeCases(contender)),
  ];
  return [orderCases(contender, order), ...singles.map((one) => [one])];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** @returns what was promised and is not kept */
async function bench(): Promise<string[]> {
  const { sizes, pace, only } = readOptions();
  const contenders: Contender[] = [];
  try {
    for (const size of sizes) contenders.push(await openContender(size));
    const groups = await Promise.all(contenders.map(groupsOf));
    const lines: Line[] = [];
    say(HEAD);
    for (const index of groups[0]?.keys() ?? []) {
      const laps = contenders.flatMap((contender, at) =>
        (groups[at]?.[index] ?? []).filter(({ call }) => call.includes(only)).map((one) => ({ one, contender })),
      );
      for (const line of await measure(laps, pace)) {
        lines.push(line);
        say(asTableRow(line, lines));
      }
    }
    return missed(lines);
  } finally {
    for (const contender of contenders) await contender.remove();
  }
}

const misses = await bench();
say(`\n${misses.join('\n') || 'Every promise is kept.'}`);
if (misses.length > 0) process.exitCode = 1;
