/** The highest page that the server accepts. */
const MAX_PAGE = 1_000_000;

/** The page number in an address; 1 if it is not a number that a page can have. */
export function readPage(text: string): number {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return number <= MAX_PAGE ? number : 1;
}
