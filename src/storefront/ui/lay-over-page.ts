/**
 * Lays a part of the page over the rest of it, as a modal dialog: only the part takes focus and presses, but for what is announced
 * live (toasts, the notice of the line). The part needs a name and `tabIndex={-1}`; its look is that of `data-over-page`. This works
 * on the DOM alone, before React has taken over the part, so React must set none of these attributes.
 * @returns puts the part back, and the focus where it came from
 */
export function layOverPage(part: HTMLElement): () => void {
  const opener = document.activeElement;
  part.dataset.overPage = '';
  part.role = 'dialog';
  part.ariaModal = 'true';
  part.focus({ preventScroll: true });
  let letGo: () => void = () => undefined;
  // The part shows first: a slow telephone takes a third of a second for what changes in the rest of a long page.
  const dropTask = afterNextPaint(() => {
    letGo = holdStill(besides(part));
  });
  return () => {
    dropTask();
    letGo();
    delete part.dataset.overPage;
    part.role = null;
    part.ariaModal = null;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Takes elements out of reach, and stops the page from scrolling. @returns the way back */
function holdStill(elements: readonly HTMLElement[]): () => void {
  const held = elements.filter((element) => !element.inert && !element.hasAttribute('aria-live'));
  for (const element of held) element.inert = true;
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    for (const element of held) element.inert = false;
    style.overflow = '';
  };
}

/** All elements of the page that neither hold the part nor are in it, by their outermost. */
function besides(part: Element): HTMLElement[] {
  const { parentElement } = part;
  if (!parentElement || part === document.body) return [];
  const siblings = [...parentElement.children].filter((element) => element !== part);
  return [...siblings.filter((element) => element instanceof HTMLElement), ...besides(parentElement)];
}

/** @returns calls it off */
function afterNextPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
