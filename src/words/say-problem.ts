import {
  type FieldProblemMessages,
  fromIssue,
  type Problem,
  type ProblemMessages,
  type RequestProblemMessages,
} from '@/domain/problem';

/** Forms need no messages for requests that they do not send. */
type Messages = FieldProblemMessages & Partial<RequestProblemMessages>;

/** @param messages `problemWords` in forms; `src/http/texts.ts` has those of all problems */
export function sayProblem(problem: Problem, messages: Messages | ProblemMessages): string {
  const message = messages[problem.code];
  if (typeof message !== 'function') return message ?? problem.code;
  // A code that has values has a message that takes them.
  const make = message as (values: unknown) => string;
  return make('values' in problem ? problem.values : null);
}

/** The message of a schema's issue. What the schema library words by itself stays as it is. */
export function sayIssue(message: string, messages: Messages | ProblemMessages): string {
  const problem = fromIssue(message);
  return problem ? sayProblem(problem, messages) : message;
}
