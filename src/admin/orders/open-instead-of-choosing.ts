import type { KeyboardEvent } from 'react';

const STEPS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * For a select whose choice is saved at once: a key that would change the closed select opens it instead, so that stepping
 * through the options does not save each of them. The open select handles keys itself.
 */
export function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: select, ctrlKey, metaKey, altKey } = event;
  // Space and Alt with an arrow key open it anyway.
  const isLetter = key.length === 1 && key !== ' ';
  if (ctrlKey || metaKey || altKey || !(STEPS.has(key) || isLetter) || !isClosed(select)) return;
  event.preventDefault();
  select.showPicker();
}

/** False also if the browser cannot tell, or cannot open the select: the keys then work as usual. */
function isClosed(select: HTMLSelectElement): boolean {
  return 'showPicker' in select && CSS.supports('selector(:open)') && !select.matches(':open');
}
