import { officePartRequestRoutes } from '../part-requests';
import { officeQuoteRoutes } from '../quotes';
import type { RouteSpec } from '../route-spec';
import { amendmentRoutes } from './amendments';
import { adminAuditRoutes } from './audit';
import { boilerTableRoutes } from './boiler-tables';
import { adminCashRoutes } from './cash';
import { adminCategoryRoutes } from './categories';
import { confirmationRoutes } from './confirmation';
import { customerRoutes } from './customers';
import { adminDashboardRoutes } from './dashboard';
import { adminDeletionRoutes } from './deletions';
import { adminDocumentRoutes } from './documents';
import { eventRoutes } from './events';
import { adminFeeRoutes } from './fees';
import { adminHealthRoutes } from './health';
import { missedSearchRoutes } from './missed-searches';
import { adminOrderRoutes } from './orders';
import { parcelRoutes } from './parcels';
import { personalDataRoutes } from './personal-data';
import { productBulkRoutes } from './product/product-bulk';
import { productFitRoutes } from './product/product-fits';
import { productImportRoutes } from './product/product-imports';
import { adminProductRoutes } from './products';
import { adminReportRoutes } from './reports';
import { settingsRoutes } from './settings';
import { adminTagRoutes } from './tags';
import { unallocatedRoutes } from './unallocated';
import { adminUserRoutes } from './users';
import { adminWilayaRoutes } from './wilayas';

/** The calls of the back office, one family a file. */
export const adminRoutes = {
  ...adminAuditRoutes,
  ...adminOrderRoutes,
  ...confirmationRoutes,
  ...amendmentRoutes,
  ...eventRoutes,
  ...customerRoutes,
  ...officeQuoteRoutes,
  ...officePartRequestRoutes,
  ...adminCashRoutes,
  ...unallocatedRoutes,
  ...adminCategoryRoutes,
  ...adminDashboardRoutes,
  ...adminDeletionRoutes,
  ...adminHealthRoutes,
  ...settingsRoutes,
  ...adminTagRoutes,
  ...missedSearchRoutes,
  ...productImportRoutes,
  ...boilerTableRoutes,
  ...adminProductRoutes,
  ...productBulkRoutes,
  ...productFitRoutes,
  ...adminDocumentRoutes,
  ...parcelRoutes,
  ...adminReportRoutes,
  ...adminUserRoutes,
  ...personalDataRoutes,
  ...adminWilayaRoutes,
  ...adminFeeRoutes,
} as const satisfies Record<string, RouteSpec>;
