/**
 * Turns a rule of `src/domain` (what is wrong, or null) into a field's `validate`. Payload's own check of
 * the field comes first: type, length, relations. Otherwise our `validate` would replace it.
 */
import type { Validate } from 'payload';
import { isRecord } from '@/domain/is-record';
import type { Problem } from '@/domain/problem';
import { CHARACTER_MESSAGE } from '@/domain/text';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

type Verdict = string | true;

/**
 * The casts: Payload types `validate` by kind of field and document, a rule only cares for the value.
 * @param keepsOld whether a document may keep a value from before the rule existed: a sale or a new price must not fail because of it
 */
export function rule<Value>(
  problem: (value: Value) => Problem | string | null,
  builtIn: unknown,
  { readsObjects = false, keepsOld = false } = {},
) {
  const check = builtIn as Validate;
  return async (value: unknown, options: unknown): Promise<Verdict> => {
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return CHARACTER_MESSAGE;
    const own = readsObjects || isPlain(value) ? problem(value as Value) : null;
    if (own !== null && !(keepsOld && isUnchanged(value, options)))
      return typeof own === 'string' ? own : sayProblem(own, officeProblemWords);
    return check(value as never, options as never);
  };
}

function isUnchanged(value: unknown, options: unknown): boolean {
  return isRecord(options) && JSON.stringify(value) === JSON.stringify(options.previousValue);
}

/** Most rules read texts, numbers and lists; anything else is left to Payload's own check to refuse. */
function isPlain(value: unknown): boolean {
  return value === null || value === undefined || typeof value !== 'object' || Array.isArray(value);
}
