/** Whether an edit began with an outdated copy of what it changes. */

/**
 * How an edit says which copy it began with. `updated_at`: the version of a whole document. `from`: the values that the caller saw,
 * of what has no version or is one value. `latest`: one choice of a person about their own account, of which the latest holds.
 */
export type EditGuard = 'updated_at' | 'from' | 'latest';

/** @param seen the version of the copy that the edit began with; null or absent if the edit does not say, which refuses nothing */
export function isStaleCopy(seen: string | null | undefined, updatedAt: string | Date): boolean {
  return Boolean(seen) && new Date(seen ?? 0).getTime() !== new Date(updatedAt).getTime();
}

/** @param seen the values that the caller saw; those that are absent are not compared */
export function isStaleView(
  seen: Readonly<Record<string, unknown>> | null | undefined,
  now: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(seen ?? {}).some(([name, value]) => value !== undefined && value !== (now[name] ?? null));
}
