/**
 * Turns a rule of `src/domain` into a field's `validate`. It also runs Payload's own check of the field (type, length,
 * relations), which a `validate` of ours would otherwise replace.
 */
import type { Validate } from 'payload';
import { isRecord } from '@/domain/json';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

type Verdict = string | true;

/**
 * Casts, because Payload types `validate` by kind of field and document while a rule reads only the value.
 * @param keepsOld whether a document may keep a value older than the rule, so that a sale or a new price does not fail
 */
export function rule<Value>(
  problem: (value: Value) => Problem | null,
  builtIn: unknown,
  { readsObjects = false, keepsOld = false } = {},
) {
  const check = builtIn as Validate;
  return async (value: unknown, options: unknown): Promise<Verdict> => {
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) {
      return officeProblemWords.oddCharacters;
    }
    const own = readsObjects || isPlain(value) ? problem(value as Value) : null;
    if (own !== null && !(keepsOld && isUnchanged(value, options))) return sayProblem(own, officeProblemWords);
    return check(value as never, options as never);
  };
}

/** An empty list may come as null or be left out. A new document keeps nothing. */
function isUnchanged(value: unknown, options: unknown): boolean {
  if (!isRecord(options) || options.operation === 'create') return false;
  return (
    JSON.stringify(value) === JSON.stringify(options.previousValue) ||
    (isEmptyValue(value) && isEmptyValue(options.previousValue))
  );
}

function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Most rules read texts, numbers and lists; Payload's own check refuses anything else. */
function isPlain(value: unknown): boolean {
  return value === null || value === undefined || typeof value !== 'object' || Array.isArray(value);
}

/** The component for number fields. It reads numbers as the import does; Payload's own component misreads a comma. */
export const typedNumber = { Field: '/src/admin/cms/typed-number-field#TypedNumberField' };
