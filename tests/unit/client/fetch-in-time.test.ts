/** One call over the network: whatever happens, it ends. */
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS, fetchInTime, LineError } from '@/client/connection/fetch-in-time';
import { watchSilence } from '@/client/connection/silence';
import { listen } from '../support/listen';

afterEach(() => {
  vi.useRealTimers();
});

/** @returns the address of a server that does this with each request */
const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}/`;

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call', () => {
  it("gives the answer's status and text", async () => {
    const url = await serve((_, response) => response.writeHead(409).end('{"message":"Non."}'));

    expect(await fetchInTime(url, {})).toEqual({ status: 409, isOk: false, text: '{"message":"Non."}' });
  });

  it('to a server that is not there fails at once', async () => {
    const error = await failureOf(fetchInTime('http://127.0.0.1:9/', {}));

    expect(error).toBeInstanceOf(LineError);
    expect(error).toMatchObject({ isOutOfTime: false });
  });

  it('whose answer breaks off in the middle fails', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('half', () => response.destroy());
    });

    expect(await failureOf(fetchInTime(url, {}))).toMatchObject({ name: 'LineError', isOutOfTime: false });
  });

  it.each([
    ['never begins', () => undefined],
    ['begins and never ends', (_: unknown, response: { write: (text: string) => void }) => response.write('…')],
  ] as const)('whose answer %s is given up after 15 seconds', async (_, listener) => {
    const arrived = Promise.withResolvers<void>();
    const url = await serve((request, response) => {
      listener(request, response);
      arrived.resolve();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = failureOf(fetchInTime(url, {}));
    await arrived.promise;

    vi.advanceTimersByTime(CALL_LIMIT_MS - 1);
    const early = await Promise.race([failure, Promise.resolve('still waiting')]);
    vi.advanceTimersByTime(1);

    expect(early).toBe('still waiting');
    expect(await failure).toMatchObject({ name: 'LineError', isOutOfTime: true });
  });

  it('that its caller ends is not a failure of the line', async () => {
    const url = await serve(() => undefined);
    const caller = new AbortController();
    const failure = failureOf(fetchInTime(url, { signal: caller.signal }));

    caller.abort();

    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(await failureOf(fetchInTime(url, { signal: caller.signal }))).toMatchObject({ name: 'AbortError' });
  });
});

it('a line is dead after a time without a sound, counted from the last one', async () => {
  vi.useFakeTimers();
  const { dead, heard, end } = watchSilence(1000);
  const isDead = vi.fn();
  dead.catch(isDead);

  vi.advanceTimersByTime(900);
  heard();
  await vi.advanceTimersByTimeAsync(900);
  expect(isDead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(isDead).toHaveBeenCalled();
  end();
});
