import {
  AUDIT_PAGE_SIZE,
  type StockMovementEntry,
  type StockMovementsAnswer,
  type StockMovementsQuery,
} from '@/contract/admin/audit';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';

type Row = Omit<StockMovementEntry, 'at'> & { at: Date };

/** A page of stock movements, newest first, of one product or of all. */
export async function readStockMovements(
  db: Database,
  { product, page }: StockMovementsQuery,
): Promise<StockMovementsAnswer> {
  const where = product === null ? 'TRUE' : 'm.product_id = $1';
  const values = product === null ? [] : [product];
  const [count, movements] = await Promise.all([
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM stock_movements m WHERE ${where}`, values),
    db.query<Row>(
      `SELECT m.id, m.created_at AS at, m.product_id, p.title AS product_title, m.quantity::int AS quantity, m.reason, m.correction,
              m.order_id, m.by, m.note
       FROM stock_movements m LEFT JOIN products p ON p.id = m.product_id
       WHERE ${where} ORDER BY m.id DESC LIMIT ${AUDIT_PAGE_SIZE} OFFSET ${(page - 1) * AUDIT_PAGE_SIZE}`,
      values,
    ),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return {
    movements: movements.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    total,
    page,
    total_pages: totalPages({ total, limit: AUDIT_PAGE_SIZE }),
  };
}
