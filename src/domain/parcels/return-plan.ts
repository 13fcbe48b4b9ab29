/** What deciding a return will do, before it is decided. */

type OrderLine = { id: string; quantity: number };

export type ReturnPlan = { restocked: number; writtenOff: number };

/**
 * @param chosen pieces that are sold again, by line
 * @returns null while a line has no answer: no number of pieces is assumed
 */
export function planReturn(
  lines: readonly OrderLine[],
  chosen: Readonly<Record<string, number | null>>,
): ReturnPlan | null {
  if (lines.length === 0) return null;
  const plan: ReturnPlan = { restocked: 0, writtenOff: 0 };
  for (const { id, quantity } of lines) {
    const pieces = chosen[id];
    if (pieces == null || pieces < 0 || pieces > quantity) return null;
    plan.restocked += pieces;
    plan.writtenOff += quantity - pieces;
  }
  return plan;
}
