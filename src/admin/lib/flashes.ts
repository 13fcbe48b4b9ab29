export type Flash = { kind: 'success' | 'error'; text: string };

/** `key` tells a message from the same words once more. */
export type Shown<F extends Flash> = F & { key: number };

/** Milliseconds. */
export const SHOWN_MS = { success: 3_000, error: 5_000 };

/**
 * What is shown once something else is told: an error stays for its time whatever comes after it, only a success takes the
 * place of the one before. The same words once more are one message, whose time begins anew.
 */
export function withFlash<F extends Flash>(shown: readonly Shown<F>[], flash: Shown<F>): Shown<F>[] {
  const stays = (other: Shown<F>) => other.kind === 'error' && !isSame(other, flash);
  return [...shown.filter(stays), flash];
}

function isSame(one: Shown<Flash>, other: Shown<Flash>): boolean {
  return JSON.stringify({ ...one, key: 0 }) === JSON.stringify({ ...other, key: 0 });
}
