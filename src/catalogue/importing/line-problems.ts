/** What is wrong with a line, as its report says it: `price: "cher" is not a number`. */
import { type APIError, ValidationError } from 'payload';
import type { ImportedColumn } from '@/domain/import/columns';
import type { Problem } from '@/domain/problem';
import { describeField, keysIn } from '@/domain/products/product-fields';
import { officeProblemWords } from '@/words/en/problems';
import { sayIssue, sayProblem } from '@/words/say-problem';

export function lineProblem(column: ImportedColumn, problem: Problem): string {
  return `${column}: ${sayProblem(problem, officeProblemWords)}`;
}

/** A problem of the line as a whole. */
export function wholeLineProblem(problem: Problem): string {
  return sayProblem(problem, officeProblemWords);
}

/** The issues of a schema whose keys are columns. */
export function issueProblems(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => `${path.join('.')}: ${sayIssue(message, officeProblemWords)}`);
}

const COLUMNS = new Map(keysIn('table').map((key) => [describeField(key).name, describeField(key).column ?? key]));

/** A refusal by the products collection, with its fields named as columns. */
export function refusalProblems(error: APIError): string[] {
  if (!(error instanceof ValidationError)) return [error.message];
  return error.data.errors.map(({ path, message }) => `${columnOf(path)}: ${message}`);
}

/** `shortDescription` is `short_description`; `image1` and `image1Url` are `image_1`. */
function columnOf(path: string): string {
  return COLUMNS.get(path) ?? path.replace(/^image(\d)(Url)?$/, 'image_$1');
}
