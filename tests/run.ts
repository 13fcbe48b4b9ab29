/** `npm test`: every check of the project, two at a time where they do not disturb each other, and one closing line. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RUN } from '../src/server/bootstrap/runtime.mjs';
import { startShop } from './support/shop';

type Count = { passed: number; failed: number };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Command = { args: readonly string[]; program?: string; env?: Record<string, string> };

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;

/** What failed, repeated at the end: the lines above it are many thousands. */
const failures: string[] = [];

/** @param isQuiet keeps what it prints, for a check that runs beside another */
function run({ args, program = node, env = {} }: Command, { isQuiet = false } = {}) {
  return new Promise<{ isGood: boolean; printed: string }>((resolve) => {
    const stdio = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk;
      });
    }
    child.once('error', (error) => resolve({ isGood: false, printed: `${printed}${error}` }));
    child.once('close', (code) => resolve({ isGood: code === 0, printed }));
  });
}

/** A check that either holds or not counts as one test. */
async function check(title: string, command: Command, { isQuiet = false } = {}): Promise<Count> {
  if (!isQuiet) process.stdout.write(`\n== ${title}\n`);
  const { isGood, printed } = await run(command, { isQuiet });
  if (isQuiet) process.stdout.write(`\n== ${title}\n${printed}`);
  if (!isGood) failures.push(title);
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: string, env?: Record<string, string>): Promise<Count> {
  process.stdout.write(`\n== ${project} tests\n`);
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-results-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { isGood } = await run({
    args: [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters],
    ...(env && { env }),
  });
  const counts = await readFile(report, 'utf8').then(
    (text): Report => JSON.parse(text),
    (): Report => ({ numPassedTests: 0, numFailedTests: 1, testResults: [] }),
  );
  for (const { name, message, assertionResults } of counts.testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    failures.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
    if (failed.length === 0 && message !== '') failures.push(`${file}: ${message}`);
  }
  await rm(folder, { recursive: true, force: true });
  // A file that could not even be loaded, or an error outside every test, fails the run without a failed test.
  const failed = Math.max(counts.numFailedTests, isGood ? 0 : 1);
  return { passed: counts.numPassedTests, failed };
}

function bin(file: string): string {
  return path.join(root, 'node_modules', file);
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
      () => check('dead code', { args: [bin('knip/bin/knip.js')] }),
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

// Its pictures take minutes of a processor: they are drawn with what time the tests of the calls leave.
const demonstration = startShop({ env: { SEED: 'demo' }, isPatient: true });
// Where it cannot be started, the tests of the screens try again, and say why.
demonstration.catch(() => undefined);
counts.push(await vitest('api'));
const seeded = await demonstration.then(
  async (shop) => {
    await shop.stop();
    return { E2E_SEEDED_DIR: shop.dataDir };
  },
  () => ({}),
);
counts.push(await vitest('e2e', seeded));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
