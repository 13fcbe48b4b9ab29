/** An order's place in the list that is shown. */
export type Neighbours = {
  previous: number | null;
  next: number | null;
  /** counted from 1 */
  place: number;
  count: number;
};

/** @returns null if the list does not hold the order */
export function neighboursOf(ids: readonly number[], id: number): Neighbours | null {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return {
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
    place: index + 1,
    count: ids.length,
  };
}
