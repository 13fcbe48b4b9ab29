/**
 * A reporter for vitest: adds how long each file took to the JSON lines in the file that TEST_TIMES names, with its setup
 * and each of its tests, in milliseconds.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class TestTimes implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { TEST_TIMES } = process.env;
    if (!TEST_TIMES) return;
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
    const times = {
      file: path.relative(process.cwd(), module.moduleId),
      ended: Date.now(),
      total: Math.round(duration),
      before: Math.round(collectDuration + setupDuration + prepareDuration),
      tests: [...module.children.allTests()].map((test) => [
        Math.round(test.diagnostic()?.duration ?? 0),
        test.fullName,
      ]),
    };
    appendFileSync(TEST_TIMES, `${JSON.stringify(times)}\n`);
  }
}
