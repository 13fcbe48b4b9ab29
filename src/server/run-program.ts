import { createLifecycle, type Lifecycle } from './lifecycle';
import { UserFacingError } from './user-facing-error';

/**
 * Runs a program; a `UserFacingError` ends it with its sentence, anything else with its stack, both with code 1 and once
 * everything that was opened is closed.
 * @param signalCode the exit code after a signal
 */
export function runProgram(program: (lifecycle: Lifecycle) => Promise<void>, { signalCode = 1 } = {}): void {
  const lifecycle = createLifecycle({ signalCode });
  program(lifecycle).catch((error: unknown) => {
    if (error instanceof UserFacingError) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    return lifecycle.stop(1);
  });
}
