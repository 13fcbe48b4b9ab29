/** The shop's own clock: a date is the same for every reader, wherever their computer stands. */
export const SHOP_TIME_ZONE = 'Africa/Algiers';

let longDate: Intl.DateTimeFormat | undefined;

/** `21 novembre 2026`; '' where the text is no date. */
export function formatLongDate(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  longDate ??= new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return longDate.format(date);
}
