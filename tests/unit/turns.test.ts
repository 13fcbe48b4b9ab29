import { describe, expect, it } from 'vitest';
import { ComeBackLaterError } from '@/come-back-later';
import { takeTurns } from '@/turns';

/** Turns for work that ends when the test says so; what has begun is listed by its name. */
function setUp(options: { atOnce: number; maxWaiting: number; maxWait?: number }) {
  const inTurn = takeTurns({ refusal: 'Later.', ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { run, begun, end: (name: string) => ends.get(name)?.() };
}

describe('work that takes turns', () => {
  it('begins in the order of asking, so much at once, and beyond a queue is refused', async () => {
    const { run, begun, end } = setUp({ atOnce: 1, maxWaiting: 2 });

    const answers = ['a', 'b', 'c'].map(run);
    await expect(run('d')).rejects.toThrow(ComeBackLaterError);
    expect(begun).toEqual(['a']);

    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      end(name);
      expect(await answers[index]).toBe(name);
    }
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('hands its turn on when it fails', async () => {
    const inTurn = takeTurns({ atOnce: 1, maxWaiting: 1, refusal: 'Later.' });

    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'done');

    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('is refused when it has waited for too long, and leaves its place to others', async () => {
    const { run, begun, end } = setUp({ atOnce: 1, maxWaiting: 1, maxWait: 10 });

    const first = run('a');
    await expect(run('b')).rejects.toThrow(ComeBackLaterError);
    const third = run('c');
    end('a');
    await first;

    await expect.poll(() => begun).toEqual(['a', 'c']);
    end('c');
    expect(await third).toBe('c');
  });
});
