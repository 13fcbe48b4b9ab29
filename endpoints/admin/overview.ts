/** What the admin watches: figures, problems and the logs of changes. */
import { readAudit } from '@/audit/read-audit';
import { readStockMovements } from '@/audit/read-stock-movements';
import { readLastBackup } from '@/backup/last-backup';
import { listInsecureImages, listTwins, listUncategorised } from '@/catalogue';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { readOrderDays } from '@/orders/reading/order-figures';
import { readActivity } from '@/orders/reading/read-activity';
import { readStatistics } from '@/orders/reading/read-statistics';
import { readWaiting } from './waiting';

export const adminOverviewCalls = [
  call(routes.adminDashboard, async ({ db, user }) => {
    const [waiting, figures, { days }, recent_activity] = await Promise.all([
      readWaiting(db, user.id),
      readStatistics(db),
      readOrderDays(db),
      readActivity(db),
    ]);
    return ok({ waiting, ...figures, days, recent_activity });
  }),
  call(routes.adminHealth, async ({ db }) => {
    const [lastBackup, insecureImages, twins, uncategorised] = await Promise.all([
      readLastBackup(db),
      listInsecureImages(db),
      listTwins(db),
      listUncategorised(db),
    ]);
    return ok({
      status: 'ok',
      last_backup: lastBackup,
      insecure_images: insecureImages,
      twins,
      without_category: uncategorised,
    });
  }),
  call(routes.audit, async ({ db, query }) => ok(await readAudit(db, query))),
  call(routes.stockMovements, async ({ db, query }) => ok(await readStockMovements(db, query))),
];
