import { readAudit } from '@/audit/read-audit';
import { readStockMovements } from '@/audit/read-stock-movements';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const adminAuditCalls = [
  call(routes.audit, async ({ db, query }) => ok(await readAudit(db, query))),
  call(routes.stockMovements, async ({ db, query }) => ok(await readStockMovements(db, query))),
];
