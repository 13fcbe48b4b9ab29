import { describe, expect, it } from 'vitest';
import { answerInLines, wantsLines } from '@/http/answer-lines';

const logged: object[] = [];
// Only errors are logged.
const payload = { logger: { error: (entry: object) => logged.push(entry) } } as never;
const textOf = ({ file }: { file?: unknown }) => new Response(file as ReadableStream).text();

describe('an answer in lines', () => {
  it.each([
    ['application/x-ndjson', true],
    ['application/json, Application/X-NDJSON;q=0.9', true],
    ['application/json', false],
    ['*/*', false],
  ])('is asked for by %s: %s', (accept, isWanted) => {
    expect(wantsLines(new Request('http://shop.test', { headers: { accept } }))).toBe(isWanted);
  });

  it('has what the work writes, and last its answer', async () => {
    const answer = answerInLines(async (write) => {
      write({ done: 1 });
      return { lines: ['é\n'] };
    }, payload);

    expect(answer.headers).toMatchObject({ 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    expect(await textOf(answer)).toBe('{"done":1}\n{"lines":["é\\n"]}\n');
  });

  it('ends with a message if the work fails, and the error is logged', async () => {
    const failure = new Error('Broken.');
    const answer = answerInLines(async (write) => {
      write({ done: 1 });
      throw failure;
    }, payload);

    expect(await textOf(answer)).toBe('{"done":1}\n{"message":"An unexpected error has occurred."}\n');
    expect(logged).toMatchObject([{ err: failure }]);
  });

  it('whose reader leaves lets the work go on to its end', async () => {
    const left = Promise.withResolvers<void>();
    const done = Promise.withResolvers<string>();
    const answer = answerInLines(async (write) => {
      write({ done: 1 });
      await left.promise;
      write({ done: 2 });
      done.resolve('done');
      return {};
    }, payload);

    await (answer.file as ReadableStream).cancel();
    left.resolve();

    expect(await done.promise).toBe('done');
  });
});
