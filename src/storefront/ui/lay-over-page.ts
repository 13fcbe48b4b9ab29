/**
 * Lays a part of the page over the rest of it, as a modal dialog. Everything else becomes inert, except live regions (toasts, the
 * notice of the line), so it is no `aria-modal`, which would hide these from screen readers. The part needs a name and
 * `tabIndex={-1}`, and is styled by the `data-over-page` attribute. This works on the DOM alone, before React has taken over the
 * part, so React must set none of these attributes.
 * @param opener gets the focus back; Safari does not focus a button that is pressed
 * @returns puts the part back
 */
export function layOverPage(part: HTMLElement, opener: Element | null): () => void {
  part.dataset.overPage = '';
  part.setAttribute('role', 'dialog');
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
    part.removeAttribute('role');
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
