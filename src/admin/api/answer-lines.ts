/** Answers that come as lines of JSON (application/x-ndjson): how far the server is, and last the answer. */
import { refusedCall } from '@/client/api/api-error';
import { isRecord, parsedJson } from '@/domain/json';
import { InvalidDataError } from './expected';

export const LINES_TYPE = 'application/x-ndjson';

export type WorkProgress = { done: number; total: number };

/** @param text what has come so far; it may end within a line */
export function latestProgress(text: string): WorkProgress | null {
  const whole = text.slice(0, Math.max(text.lastIndexOf('\n'), 0));
  const line = parsedJson(lastLine(whole));
  if (!isRecord(line)) return null;
  const { done, total } = line;
  return typeof done === 'number' && typeof total === 'number' ? { done, total } : null;
}

/** The answer of a complete text. @throws ApiError if the work failed; InvalidDataError if the answer is not valid JSON */
export function finalAnswer(text: string): unknown {
  const body = lastLine(text.trimEnd());
  const answer = readAnswer(body);
  // The status had been sent before the work failed.
  if (isRecord(answer) && typeof answer.message === 'string') throw refusedCall({ status: 500, body });
  return answer;
}

/** @throws InvalidDataError if the answer is not valid JSON */
export function readAnswer(text: string): unknown {
  const answer = parsedJson(text);
  if (answer === undefined) throw new InvalidDataError();
  return answer;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}
