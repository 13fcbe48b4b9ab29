/**
 * Turns a rule of `src/domain` (a message, or null where all is well) into a field's `validate`.
 * One cast: Payload types `validate` by field, a rule only cares for the value.
 */
export function rule<Value>(problem: (value: Value) => string | null) {
  return (value: unknown): string | true => problem(value as Value) ?? true;
}
