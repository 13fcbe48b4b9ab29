import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClosingReport } from './closing-report';
import { bin, runChild } from './run-child';

export type Project = 'unit' | 'api' | 'e2e' | 'slow-api' | 'slow-e2e';

const REPORTERS = ['default', './tests/support/running/closing-report.ts', './tests/support/running/test-times.ts'];

type Run = {
  /** null if vitest ended without a report, or failed for a reason that its report does not hold */
  report: ClosingReport | null;
  printed: string;
};

/**
 * Runs the tests of projects in one pool of workers.
 * @param files only these files of the projects
 * @param isQuiet returns the output instead of printing it
 */
export async function runVitest(
  projects: readonly Project[],
  { files = [], isQuiet = false }: { files?: readonly string[]; isQuiet?: boolean } = {},
): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-results-'));
  const file = path.join(folder, 'report.json');
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    ...REPORTERS.flatMap((reporter) => ['--reporter', reporter]),
  ];
  const { code, output: printed } = await runChild(
    { args: [bin('vitest/vitest.mjs'), 'run', ...options, ...files], env: { CLOSING_REPORT: file } },
    { isQuiet },
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  const report: ClosingReport | null = text && JSON.parse(text);
  const isExplained = code === 0 || (report !== null && report.failures.length + report.strayErrors > 0);
  return { report: isExplained ? report : null, printed };
}
