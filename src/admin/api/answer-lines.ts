/** Answers that come as lines of JSON (application/x-ndjson): how far the server is, and last the answer. */
import { parsedJson } from '@/client/line/fetch-in-time';
import { isRecord } from '@/domain/json';
import { AdminApiError } from './client';

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

/** The answer of a complete text. @throws AdminApiError if the work failed; SyntaxError if the answer is not valid JSON */
export function finalAnswer(text: string): unknown {
  const body = lastLine(text.trimEnd());
  const answer: unknown = JSON.parse(body);
  // The status had been sent before the work failed.
  if (isRecord(answer) && typeof answer.message === 'string') throw new AdminApiError({ status: 500, body });
  return answer;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}
