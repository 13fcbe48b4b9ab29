/** What gives access to an order: its link, or its number with a telephone of it. */
export type OrderAccess = { code: string } | { order: string; phone: string };

/** The call that says what the products of an order are now. */
export function againPath(access: OrderAccess): string {
  if ('code' in access) return `/api/track/${encodeURIComponent(access.code)}/again/`;
  return `/api/track/again/?${new URLSearchParams(access)}`;
}
