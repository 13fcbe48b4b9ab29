type Range = { models: readonly { parts: number }[] };

/** Whether the shop has a part for any model of the range. */
export function hasParts({ models }: Range): boolean {
  return models.some(({ parts }) => parts > 0);
}

/** Ranges with parts first, each group in the order given: a brand's page must not open with a screen of empty ranges. */
export function filledFirst<R extends Range>(ranges: readonly R[]): R[] {
  return [...ranges.filter(hasParts), ...ranges.filter((range) => !hasParts(range))];
}
