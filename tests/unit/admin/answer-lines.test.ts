import { describe, expect, it } from 'vitest';
import { finalAnswer, latestProgress } from '@/admin/api/answer-lines';
import { InvalidDataError } from '@/admin/api/expected';
import { ApiError } from '@/client/api/api-error';

const FIRST = '{"done":0,"total":5}\n';

describe('an answer that comes in lines', () => {
  it.each([
    ['', null],
    ['{"done":0,"to', null],
    [FIRST, { done: 0, total: 5 }],
    [`${FIRST}{"done":5,"total":5}\n{"lines":[{"li`, { done: 5, total: 5 }],
    [`${FIRST}{"lines":[]}\n`, null],
    ['\n', null],
    ['<html>\n', null],
  ])('so far %j says how far the server is', (text, progress) => {
    expect(latestProgress(text)).toEqual(progress);
  });

  it('is its last line', () => {
    expect(finalAnswer(`${FIRST}{"lines":[1]}\n`)).toEqual({ lines: [1] });
    expect(finalAnswer('{"lines":[1]}')).toEqual({ lines: [1] });
    expect(() => finalAnswer('<html>')).toThrow(InvalidDataError);
  });

  it('is a refusal if the last line has a message', () => {
    const fail = () => finalAnswer(`${FIRST}{"message":"Please try again."}\n`);

    expect(fail).toThrow(ApiError);
    expect(fail).toThrow(expect.objectContaining({ status: 500, message: 'Please try again.' }));
  });
});
