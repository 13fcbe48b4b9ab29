/** A reporter for vitest: writes what failed, and why, to the file that CLOSING_REPORT names. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

/** A test that failed, or a file that failed outside its tests. */
export type Failure = { file: string; title: string; reason: string };

export type ClosingReport = {
  passed: number;
  failures: Failure[];
  /** how many errors happened outside every test and file */
  strayErrors: number;
};

type Problem = { name?: string; message: string; diff?: string; cause?: Problem };

/** Of a difference, which may be as long as an answer of the shop. */
const REASON_LINES = 40;

export default class ClosingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const report: ClosingReport = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: modules.flatMap(failuresOf),
      strayErrors: strayErrors.length,
    };
    writeFileSync(process.env.CLOSING_REPORT ?? 'closing-report.json', JSON.stringify(report));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const file = path.relative(process.cwd(), module.moduleId);
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const tests = [...module.children.allTests('failed')];
  return [
    ...(module.errors().length > 0 ? [{ file, title: 'outside its tests', reason: reasonOf(module.errors()) }] : []),
    ...suites.map((suite) => ({ file, title: suite.fullName, reason: reasonOf(suite.errors()) })),
    ...tests.map((test) => ({ file, title: test.fullName, reason: reasonOf(test.result().errors ?? []) })),
  ];
}

function reasonOf(problems: readonly Problem[]): string {
  const text = problems.map(describe).join('\n');
  return stripVTControlCharacters(text).split('\n').slice(0, REASON_LINES).join('\n');
}

function describe({ name, message, diff, cause }: Problem): string {
  const own = [`${name ?? 'Error'}: ${message}`, ...(diff ? [diff] : [])].join('\n');
  return cause ? `${own}\n${describe(cause)}` : own;
}
