/** `npm test`: every check of the project, one after the other, and one closing line. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Count = { passed: number; failed: number };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
};

const root = path.resolve(import.meta.dirname, '..');
const node = process.execPath;

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A check that either holds or not counts as one test. */
async function check(
  title: string,
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Count> {
  process.stdout.write(`\n== ${title}\n`);
  const isGood = await run(command, args, env);
  if (!isGood) failures.push(title);
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(project: string): Promise<Count> {
  process.stdout.write(`\n== ${project} tests\n`);
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-results-'));
  const report = path.join(folder, 'report.json');
  const isGood = await run(node, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
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

/** What failed, told again at the end: the lines above it are many thousands. */
const failures: string[] = [];

function bin(file: string): string {
  return path.join(root, 'node_modules', file);
}

const counts: Count[] = [
  await check('format and lint', bin('.bin/biome'), ['check', '--error-on-warnings', '.']),
  await check('dead code', node, [bin('knip/bin/knip.js')]),
  await check('types', node, [bin('typescript/bin/tsc'), '--noEmit']),
  await check('generated files are up to date', node, ['--import', 'tsx', 'tests/generated-files.ts']),
  await vitest('unit'),
  await check('build', node, ['--import', 'tsx', 'src/server/commands/build.ts'], { NODE_ENV: 'production' }),
  await vitest('api'),
  await vitest('e2e'),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
