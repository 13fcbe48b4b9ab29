import { expect, it } from 'vitest';
import { keepRunning } from '@/server/postgres/keep-running';

/** A server that is killed as soon as it is ready, a given number of times. */
function killedServer(kills: number) {
  let starts = 0;
  const lasting = Promise.withResolvers<void>();
  const start: Parameters<typeof keepRunning>[0]['start'] = async (onLaunched) => {
    starts += 1;
    const isKilled = starts <= kills;
    const ended = isKilled ? Promise.resolve('killed') : new Promise<string>(() => undefined);
    await onLaunched({ ended, stop: async () => undefined });
    if (!isKilled) lasting.resolve();
  };
  return { start, lasting: lasting.promise };
}

it('a server that keeps being killed is started again each time', async () => {
  const { start, lasting } = killedServer(8);
  let isGivenUp = false;
  await keepRunning({
    start,
    warn: () => undefined,
    onStop: () => undefined,
    onGivenUp: () => {
      isGivenUp = true;
    },
  });

  await lasting;

  expect(isGivenUp).toBe(false);
}, 30_000);
