import type { ColumnQuestion } from '@/domain/import/map-columns';
import type { Problem } from '@/domain/problem';
import { type Answer, refuse } from '@/http/answer';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

export type TableRefusal = { ok: false; problem: Problem; question: ColumnQuestion | null };

/**
 * Refuses an uploaded table. If a person can say which columns hold what is missing, the answer asks: `details` have the columns
 * as read, the first lines, the fields that are needed (of each group one) and all that there are.
 */
export function refuseTable({ problem, question }: TableRefusal, fields: readonly string[]): Answer {
  const message = sayProblem(problem, officeProblemWords);
  if (question === null) return refuse(400, message, { details: { file: [message] } });
  return refuse(400, message, {
    details: { file: [message], ...question, fields },
    flags: { columns_needed: true },
  });
}
