/** The server knows no page beyond. */
const MAX_PAGE = 1_000_000;

/** The page that an address names; the first where it names none that there could be. */
export function readPage(text: string): number {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return number <= MAX_PAGE ? number : 1;
}
