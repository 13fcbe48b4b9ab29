import type { KeyboardEvent } from 'react';

const STEPS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * For a choice that is saved as soon as it is made: a key that would change a closed list at once opens it instead, so that
 * nobody passes through, and saves, what lies between. Once it is open the keys are the list's own.
 */
export function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: select, ctrlKey, metaKey, altKey } = event;
  // Space and Alt with an arrow open it anyway.
  const isLetter = key.length === 1 && key !== ' ';
  if (ctrlKey || metaKey || altKey || !(STEPS.has(key) || isLetter) || !isClosed(select)) return;
  event.preventDefault();
  select.showPicker();
}

/** False as well where the browser cannot tell, or cannot open it for us: there it keeps its own ways. */
function isClosed(select: HTMLSelectElement): boolean {
  return 'showPicker' in select && CSS.supports('selector(:open)') && !select.matches(':open');
}
