/** `npm test`: every check of the project, two at a time where they do not disturb each other, and one closing line. */
import { RUN } from '../src/server/bootstrap/runtime.mjs';
import type { ClosingReport, Failure } from './support/closing-report';
import { bin, type Command, runChild } from './support/run-child';
import { runVitest } from './support/run-vitest';

type Count = { passed: number; failed: number };

/** Failures in more files than these are no accident. */
const MAX_TRIED_AGAIN = 2;
/** What fast-check says of an input that it has drawn: the next run draws others. */
const COUNTEREXAMPLE = /^Error: Property failed after /m;

/** What failed, repeated at the end: the lines above it are many thousands. */
const closingLines: string[] = [];

/** A check that either holds or not counts as one test. */
async function check(title: string, command: Command, { isQuiet = false } = {}): Promise<Count> {
  if (!isQuiet) process.stdout.write(`\n== ${title}\n`);
  const { isGood, printed } = await runChild(command, { isQuiet });
  if (isQuiet) process.stdout.write(`\n== ${title}\n${printed}`);
  if (!isGood) closingLines.push(`FAILED ${title}`);
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Tries files again that failed, if they are few: on a busy machine, tests on real servers, clocks and browsers fail now and then.
 * What fails again has failed. What passes then is listed with the reason of its failure, for somebody to understand it.
 */
async function vitest(project: string): Promise<Count> {
  process.stdout.write(`\n== ${project} tests\n`);
  const report = await runVitest(project);
  if (report === null) {
    closingLines.push(`FAILED ${project} tests as a whole: see above`);
    return { passed: 0, failed: 1 };
  }
  const { passed, failures } = report;
  if (mayBeAccident(report)) {
    const files = filesOf(failures);
    process.stdout.write(`\n== ${project} tests, again: ${files.join(', ')}\n`);
    const again = await runVitest(project, { files });
    if (again?.failures.length === 0 && again.strayErrors === 0) {
      tell('FAILED ONCE, passed at the second try:', failures);
      return { passed: passed + failures.length, failed: 0 };
    }
  }
  tell('FAILED', failures);
  if (report.strayErrors > 0) closingLines.push(`FAILED ${project}: errors outside every test, see above`);
  return { passed, failed: failures.length + report.strayErrors };
}

function mayBeAccident({ failures, strayErrors }: ClosingReport): boolean {
  const isDrawn = failures.some(({ reason }) => COUNTEREXAMPLE.test(reason));
  return failures.length > 0 && filesOf(failures).length <= MAX_TRIED_AGAIN && strayErrors === 0 && !isDrawn;
}

function filesOf(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

function tell(what: string, failures: readonly Failure[]): void {
  for (const { file, title, reason } of failures) closingLines.push(`${what} ${file}: ${title}\n${reason}\n`);
}

/** The checks of a lane, one after the other. */
async function inTurn(checks: readonly (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const one of checks) counts.push(await one());
  return counts;
}

const beside = { isQuiet: true };

const counts: Count[] = [
  // The build writes types of its own where the compiler looks for them, so it comes later.
  ...(await Promise.all([
    check('types', { args: [bin('typescript/bin/tsc'), '--noEmit'] }, beside),
    inTurn([
      () => check('format and lint', { program: bin('.bin/biome'), args: ['check', '--error-on-warnings', '.'] }),
      () => check('import rules', { args: ['--import', 'tsx', 'tests/import-rules/main.ts'] }),
      () => check('dead code', { args: [bin('knip/bin/knip.js')] }),
      () => check('unused words', { args: ['--import', 'tsx', 'tests/words-in-use.ts'] }),
    ]),
  ])),
  ...(await Promise.all([
    check('build', { args: [RUN, 'commands/build'], env: { NODE_ENV: 'production' } }, beside),
    inTurn([
      () => check('generated files are up to date', { args: ['--import', 'tsx', 'tests/generated-files.ts'] }),
      () => vitest('unit'),
    ]),
  ])),
].flat();

counts.push(await vitest('api'), await vitest('e2e'));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of closingLines) process.stdout.write(`${line}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
