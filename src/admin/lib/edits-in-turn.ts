type Save<Copy> = (newest: Copy) => Promise<Copy>;
export type EditInTurn<Copy> = (id: number, seen: Copy, save: Save<Copy>) => Promise<Copy>;

/**
 * Runs edits of one record one after the other. An edit of a copy that an earlier edit of this screen has replaced is made from the
 * newer copy: two boxes ticked quickly are no conflict. What another person has changed meanwhile still is.
 */
export function editsInTurn<Copy extends object>(): EditInTurn<Copy> {
  const newer = new WeakMap<Copy, Copy>();
  const last = new Map<number, Promise<unknown>>();
  return (id, seen, save) => {
    const run = (last.get(id) ?? Promise.resolve()).then(async () => {
      let newest = seen;
      for (let next = newer.get(newest); next && next !== newest; next = newer.get(newest)) newest = next;
      const saved = await save(newest);
      newer.set(newest, saved);
      return saved;
    });
    // A failed edit does not stop the next one.
    last.set(
      id,
      run.catch(() => undefined),
    );
    return run;
  };
}
