/**
 * SQL: whether the customer refused an order `o` with its confirmation `c`: by telephone, or at the door. A return that was the
 * courier's fault or the shop's is no refusal. One condition for warnings and for the figures of customers.
 */
export function isRefused({ o, c }: { o: string; c: string }): string {
  return `(${c}.state = 'refused' OR EXISTS (
    SELECT FROM parcels p JOIN parcel_returns r ON r.parcel_id = p.id WHERE p.order_id = ${o}.id AND r.by_customer))`;
}
