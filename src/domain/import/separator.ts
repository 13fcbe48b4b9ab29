/** What separates the cells of an uploaded table. */

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

type Layout = {
  separator: Separator;
  /** where the table begins, behind a first line that names the separator */
  start: number;
  /** the number of the line that begins there */
  line: number;
};

/** `sep=;`, which spreadsheets read and write as the first line, also between quotes. */
const NAMED = /^\uFEFF?"?sep=([,;|\t])"?[,;|\t]*(?:\r\n?|\n|$)/i;

/** Some files begin with a title or a date, on lines that have no separator. */
const TITLES = /^(?:[^,;\t|\r\n]*(?:\r\n?|\n))+/;

/** The separator that the first line names, or else the most frequent one in the first line that has any, outside quotes. */
export function layoutOf(text: string): Layout {
  const head = text.slice(0, 10_000);
  const named = NAMED.exec(head);
  const separator = SEPARATORS.find((one) => one === named?.[1]);
  if (named && separator) return { separator, start: named[0].length, line: 2 };
  return { separator: mostFrequent(head.replace(TITLES, '')), start: head.startsWith('\uFEFF') ? 1 : 0, line: 1 };
}

function mostFrequent(text: string): Separator {
  const quoted = /"(?:[^"]|"")*"/g;
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(quoted, '');
  const counts = SEPARATORS.map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}
