/**
 * `npm test`: every check of the project but the slow suites, two at a time where they do not disturb each other, and one
 * closing line. With `--with-slow` the slow suites follow; with `--slow` they run alone.
 */
import { RUN } from '../src/server/bootstrap/runtime.mjs';
import type { ClosingReport, Failure } from './support/running/closing-report';
import { bin, type Command, runChild } from './support/running/run-child';
import { type Project, runVitest } from './support/running/run-vitest';

type Count = { passed: number; failed: number };

/** If tests fail in more files than this, it is not by accident, and nothing is run again. */
const MAX_RETRIED_FILES = 2;
/** What fast-check prints when a property fails. A second run would try other inputs, so it proves nothing. */
const COUNTEREXAMPLE = /^Error: Property failed after /m;

/** The failures, repeated below thousands of lines of output. */
const closingLines: string[] = [];

/** A check passes or fails as a whole, and counts as one test. */
async function check(title: string, command: Command, { isQuiet = false } = {}): Promise<Count> {
  if (!isQuiet) process.stdout.write(`\n== ${title}\n`);
  const { code, output } = await runChild(command, { isQuiet });
  if (isQuiet) process.stdout.write(`\n== ${title}\n${output}`);
  if (code !== 0) closingLines.push(`FAILED ${title}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs the tests of projects of vitest in one pool of workers, in this order. If few files failed, they run once more: on a
 * busy machine, tests on real servers, clocks and browsers fail now and then. A test that fails again has failed. One that
 * passes then is listed with the reason of its first failure, to be understood.
 */
async function vitest(projects: readonly Project[], { isQuiet = false } = {}): Promise<Count> {
  const title = `${projects.join(' and ')} tests`;
  if (!isQuiet) process.stdout.write(`\n== ${title}\n`);
  const { report, printed } = await runVitest(projects, { isQuiet });
  if (isQuiet) process.stdout.write(`\n== ${title}\n${printed}`);
  if (report === null) {
    closingLines.push(`FAILED ${title} as a whole: see above`);
    return { passed: 0, failed: 1 };
  }
  const { passed, failures } = report;
  if (mayBeAccident(report)) {
    const files = filesOf(failures);
    process.stdout.write(`\n== ${title}, again: ${files.join(', ')}\n`);
    const { report: second } = await runVitest(projects, { files });
    if (second?.failures.length === 0 && second.strayErrors === 0) {
      list('FAILED ONCE, passed at the second try:', failures);
      return { passed: passed + failures.length, failed: 0 };
    }
  }
  list('FAILED', failures);
  if (report.strayErrors > 0) closingLines.push(`FAILED ${title}: errors outside every test, see above`);
  return { passed, failed: failures.length + report.strayErrors };
}

function mayBeAccident({ failures, strayErrors }: ClosingReport): boolean {
  const isDrawn = failures.some(({ reason }) => COUNTEREXAMPLE.test(reason));
  return failures.length > 0 && filesOf(failures).length <= MAX_RETRIED_FILES && strayErrors === 0 && !isDrawn;
}

function filesOf(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

function list(heading: string, failures: readonly Failure[]): void {
  for (const { file, title, reason } of failures) closingLines.push(`${heading} ${file}: ${title}\n${reason}\n`);
}

/** The checks of a lane, one after the other. */
async function inTurn(checks: readonly (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const one of checks) counts.push(await one());
  return counts;
}

const beside = { isQuiet: true };

const build = () => check('build', { args: [RUN, 'commands/build'], env: { NODE_ENV: 'production' } }, beside);

async function quickChecks(): Promise<Count[]> {
  // The build writes types where the compiler looks for them, so it comes later.
  const read = await Promise.all([
    check('types', { args: [bin('typescript/bin/tsc'), '--noEmit'] }, beside),
    inTurn([
      () => check('format and lint', { program: bin('.bin/biome'), args: ['check', '--error-on-warnings', '.'] }),
      () => check('import rules', { args: ['--import', 'tsx', 'tests/import-rules/main.ts'] }),
      () => check('dead code', { args: [bin('knip/bin/knip.js')] }),
      () => check('unused words', { args: ['--import', 'tsx', 'tests/words-in-use.ts'] }),
      () => check('words at load', { args: ['--import', 'tsx', 'tests/words-at-load/main.ts'] }),
    ]),
  ]);
  const made = await Promise.all([
    build(),
    check('generated files are up to date', { args: ['--import', 'tsx', 'tests/generated-files.ts'] }),
  ]);
  // The screens take longest, so they come first: short files at the end keep all workers busy.
  const run = await Promise.all([vitest(['e2e', 'api']), vitest(['unit'], beside)]);
  return [...read.flat(), ...made, ...run];
}

const isSlowAlone = process.argv.includes('--slow');
const isSlowIncluded = isSlowAlone || process.argv.includes('--with-slow');

const counts = isSlowAlone ? [await build()] : await quickChecks();
if (isSlowIncluded) counts.push(await vitest(['slow-api', 'slow-e2e']));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of closingLines) process.stdout.write(`${line}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
