import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClosingReport } from './closing-report';
import { bin, runChild } from './run-child';

/**
 * Runs the tests of a project.
 * @param files only these of the project's
 * @returns null if vitest ended without a report, or failed for a reason that its report does not hold
 */
export async function runVitest(
  project: string,
  { files = [] }: { files?: readonly string[] } = {},
): Promise<ClosingReport | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-results-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=./tests/support/closing-report.ts'];
  const { isGood } = await runChild({
    args: [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...files],
    env: { CLOSING_REPORT: file },
  });
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  const report: ClosingReport | null = text && JSON.parse(text);
  const isExplained = isGood || (report !== null && report.failures.length + report.strayErrors > 0);
  return isExplained ? report : null;
}
