import { type FieldProblemMessages, fromIssue, type OfficeProblemMessages, type Problem } from '@/domain/problem';

/** A form needs no messages for problems that its fields cannot have. */
type Messages = FieldProblemMessages & Partial<OfficeProblemMessages>;

/** @param messages `problemWords` in forms; `src/http/texts.ts` has those of all problems */
export function sayProblem(problem: Problem, messages: Messages): string {
  const message = messages[problem.code];
  if (typeof message !== 'function') return message ?? problem.code;
  // A code that has values has a message that takes them.
  const make = message as (values: unknown) => string;
  return make('values' in problem ? problem.values : null);
}

/** The message of a schema's issue. The schema library's own messages stay as they are. */
export function sayIssue(message: string, messages: Messages): string {
  const problem = fromIssue(message);
  return problem ? sayProblem(problem, messages) : message;
}
