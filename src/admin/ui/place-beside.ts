/**
 * Where to go on from a control whose row is about to leave its list: in the next row, or the one before, or the one that
 * it stands below in a tree, or at the screen's title. Made able to take the focus.
 */
export function placeBeside(control: Element): HTMLElement | null {
  const row = control.closest('li, tr');
  const places = [
    row?.nextElementSibling,
    row?.previousElementSibling,
    row?.parentElement?.closest('li'),
    document.querySelector('h1'),
  ];
  const place = places.find((each) => each instanceof HTMLElement);
  if (place) place.tabIndex = -1;
  return place ?? null;
}
