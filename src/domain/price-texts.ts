/** Amounts as people read them. Apart from `money.ts`: lists show prices and add nothing up. */

/** Keeps "12 500" on one line, as French typography asks. */
const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** `12 500 DZD` in lists, with decimals only for a fraction. */
export function formatListPrice(dinars: number): string {
  const centimes = Math.round(dinars * 100);
  return inShop(centimes % 100 === 0 ? String(centimes / 100) : twoDecimals(dinars));
}

/** `12 500.00 DZD` where amounts are added up: cart, checkout, mail, profile. */
export function formatTwoDecimals(dinars: number): string {
  return inShop(dinars.toFixed(2));
}

/** `12 500.5 DZD`: the product page shows the price with the digits that it was received with. */
export function formatRawPrice(dinars: number): string {
  return inShop(String(dinars));
}

/** `163 580,00 DZD`, as French papers write amounts, on one line: invoices. */
export function formatFrenchAmount(dinars: number): string {
  return inShop(twoDecimals(dinars)).replace('.', ',').replace(' ', NO_BREAK_SPACE);
}

/** `12,500.00`: the back office, in English. */
export function formatOfficeAmount(dinars: number): string {
  return group(dinars.toFixed(2), ',');
}

/** Rounded to whole centimes. */
function twoDecimals(dinars: number): string {
  return (Math.round(dinars * 100) / 100).toFixed(2);
}

/** Every amount that a shopper reads. */
function inShop(digits: string): string {
  return `${group(digits, NARROW_NO_BREAK_SPACE)} DZD`;
}

function group(digits: string, separator: string): string {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, separator), ...decimals].join('.');
}
