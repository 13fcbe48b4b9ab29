import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import { UnavailableError } from '@/runtime/unavailable-error';

/** Work ends when the test ends it; `begun` lists what has started. */
function setUp(options: { atOnce: number; maxWaiting: number; maxWaitMs?: number }) {
  const limited = limitConcurrency({ refusal: 'Busy.', ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    limited(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { run, begun, end: (name: string) => ends.get(name)?.() };
}

describe('limited concurrency', () => {
  it('runs in order, a few jobs at once, and refuses work once the queue is full', async () => {
    const { run, begun, end } = setUp({ atOnce: 1, maxWaiting: 2 });

    const answers = ['a', 'b', 'c'].map(run);
    await expect(run('d')).rejects.toThrow(UnavailableError);
    expect(begun).toEqual(['a']);

    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      end(name);
      expect(await answers[index]).toBe(name);
    }
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('hands its slot on when a job fails', async () => {
    const limited = limitConcurrency({ atOnce: 1, maxWaiting: 1, refusal: 'Busy.' });

    const failing = limited(() => Promise.reject(new Error('no')));
    const next = limited(async () => 'done');

    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('refuses work that has waited too long, and frees its place in the queue', async () => {
    const { run, begun, end } = setUp({ atOnce: 1, maxWaiting: 1, maxWaitMs: 10 });

    const first = run('a');
    await expect(run('b')).rejects.toThrow(UnavailableError);
    const third = run('c');
    end('a');
    await first;

    await expect.poll(() => begun).toEqual(['a', 'c']);
    end('c');
    expect(await third).toBe('c');
  });
});
