import { type Problem, REQUIRED } from './problem';
import { isBlank } from './text';
import { hasOddCharacters, hasOddCharactersInLines } from './texts/odd-characters';

/** A field of text, as the server's schema and the forms check it. */
export type TextField = {
  /** the longest text, in characters */
  max: number;
  /** an optional field may be blank, and may hold line breaks */
  isOptional?: boolean;
  /** what else is wrong with a text that has passed the other checks, trimmed */
  refuse?: (text: string) => Problem | null;
};

/** @returns null for a text that is fine */
export function textProblem({ max, isOptional = false, refuse }: TextField, text: string): Problem | null {
  if (text.length > max) return { code: 'tooLong', values: { max } };
  if (isBlank(text)) return isOptional ? null : REQUIRED;
  const isOdd = isOptional ? hasOddCharactersInLines(text) : hasOddCharacters(text);
  if (isOdd) return { code: 'oddCharacters' };
  return refuse?.(text.trim()) ?? null;
}

/** What is wrong with each field's text. A missing text is blank. */
export function textProblems(
  fields: Readonly<Record<string, TextField>>,
  texts: Readonly<Record<string, string>>,
): Record<string, Problem | null> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, textProblem(field, texts[name] ?? '')]),
  );
}

/** Whether stored or typed values hold a good text for each field. */
export function areTextsGood(fields: Readonly<Record<string, TextField>>, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).every(([name, field]) => {
    const text = values[name] ?? '';
    return typeof text === 'string' && textProblem(field, text) === null;
  });
}
