/** One run of a project's tests, and what came of it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, runChild } from './run-child';

/** Lines of an error that say what was expected: what follows is its stack. */
const REASON_LINES = 12;

/** A test that failed, or a file of which none could begin. */
export type Failure = { file: string; title: string; reason: string };
export type Outcome = {
  passed: number;
  failures: Failure[];
  /** false where something failed outside every test as well */
  isWhole: boolean;
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** @param files only these of the project's */
export async function runVitest(
  project: string,
  { env, files = [] }: { env?: Record<string, string>; files?: readonly string[] } = {},
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-results-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { isGood } = await runChild({
    args: [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...files],
    ...(env && { env }),
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  if (text === null) return { passed: 0, failures: [], isWhole: false };
  const { numPassedTests, testResults }: Report = JSON.parse(text);
  const failures = testResults.flatMap(failuresOf);
  return { passed: numPassedTests, failures, isWhole: isGood || failures.length > 0 };
}

function failuresOf({ name, message, assertionResults }: Report['testResults'][number]): Failure[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message === '' ? [] : [{ file, title: 'as a whole', reason: shorten(message) }];
  return failed.map(({ fullName, failureMessages = [] }) => ({
    file,
    title: fullName,
    reason: shorten(failureMessages.join('\n')),
  }));
}

function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, Math.min(stack === -1 ? lines.length : stack + 2, REASON_LINES)).join('\n');
}
