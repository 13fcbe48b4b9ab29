import type { KeyboardEvent } from 'react';

/** For a table with cells that have `data-cell`, the name of their column. Lets the arrow keys go from cell to cell: up and down within a column, else to the next cell. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.cell === undefined) return;
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  const cells = [
    ...currentTarget.querySelectorAll<HTMLElement>(isVertical ? `[data-cell="${target.dataset.cell}"]` : '[data-cell]'),
  ];
  const next = cells[cells.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
