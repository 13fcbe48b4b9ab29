export type Flash = { kind: 'success' | 'error'; text: string };

/** `key` distinguishes a message from a repetition of it. */
export type Shown<F extends Flash> = F & { key: number };

/** Milliseconds. */
export const SHOWN_MS = { success: 3_000, error: 5_000 };

/**
 * The messages shown after a new one arrives. Errors stay for their full time; a success replaces the success before it. A
 * repeated message is shown once, and its time starts again.
 */
export function withFlash<F extends Flash>(shown: readonly Shown<F>[], flash: Shown<F>): Shown<F>[] {
  const stays = (other: Shown<F>) => other.kind === 'error' && !isSame(other, flash);
  return [...shown.filter(stays), flash];
}

function isSame(one: Shown<Flash>, other: Shown<Flash>): boolean {
  return JSON.stringify({ ...one, key: 0 }) === JSON.stringify({ ...other, key: 0 });
}
