import type { Call } from '@/http/call';
import { accountCalls } from './accounts';
import { adminAuditCalls } from './admin/audit';
import { adminCategoryCalls } from './admin/categories';
import { adminDashboardCalls } from './admin/dashboard';
import { adminHealthCalls } from './admin/health';
import { adminOrderCalls } from './admin/orders';
import { productImportCalls } from './admin/product-imports';
import { adminProductCalls } from './admin/products';
import { adminTagCalls } from './admin/tags';
import { adminWilayaCalls } from './admin/wilayas';
import { catalogueCalls } from './catalogue';
import { docsCalls } from './docs';
import { healthCalls } from './health';
import { metricsCalls } from './metrics';
import { orderCalls } from './orders';
import { ownAccountCalls } from './own-account';
import { securityCalls } from './security';
import { wilayaCalls } from './wilayas';

/** Every call under /api. */
export const calls: readonly Call[] = [
  ...healthCalls,
  ...metricsCalls,
  ...catalogueCalls,
  ...wilayaCalls,
  ...orderCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...securityCalls,
  ...adminAuditCalls,
  ...adminOrderCalls,
  ...adminCategoryCalls,
  ...adminDashboardCalls,
  ...adminHealthCalls,
  ...adminTagCalls,
  ...productImportCalls,
  ...adminProductCalls,
  ...adminWilayaCalls,
  ...docsCalls,
];
