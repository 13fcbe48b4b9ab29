import type { Call } from '@/http/call';
import { accountCalls } from './accounts';
import { amendmentCalls } from './admin/amendments';
import { boilerTableCalls } from './admin/boiler-tables';
import { adminCashCalls } from './admin/cash';
import { adminCategoryCalls } from './admin/categories';
import { confirmationCalls } from './admin/confirmation';
import { customerWishCalls } from './admin/customer-wishes';
import { customerCalls } from './admin/customers';
import { adminDeletionCalls } from './admin/deletions';
import { adminDocumentCalls } from './admin/documents';
import { eventCalls } from './admin/events';
import { adminFeeCalls } from './admin/fees';
import { missedSearchCalls } from './admin/missed-searches';
import { adminOrderCalls } from './admin/orders';
import { adminOverviewCalls } from './admin/overview';
import { parcelPaperCalls } from './admin/parcel-papers';
import { adminParcelCalls } from './admin/parcels';
import { personalDataCalls } from './admin/personal-data';
import { productBulkCalls } from './admin/product-bulk';
import { productImportCalls } from './admin/product-imports';
import { adminProductCalls } from './admin/products';
import { remittanceCalls } from './admin/remittances';
import { adminReportCalls } from './admin/reports';
import { settingsCalls } from './admin/settings';
import { adminTagCalls } from './admin/tags';
import { takenOrderCalls } from './admin/taken-orders';
import { unallocatedCashCalls } from './admin/unallocated-cash';
import { adminUserCalls } from './admin/users';
import { adminWilayaCalls } from './admin/wilayas';
import { buyingCalls } from './buying';
import { catalogueCalls } from './catalogue';
import { courierCalls } from './couriers';
import { orderCalls } from './orders';
import { ownAccountCalls } from './own-account';
import { partRequestCalls } from './part-requests';
import { quoteCalls } from './quotes';
import { securityCalls } from './security';
import { serviceCalls } from './service';
import { trackingCalls } from './tracking';

/** Every call under /api. */
export const calls: readonly Call[] = [
  ...serviceCalls,
  ...catalogueCalls,
  ...buyingCalls,
  ...orderCalls,
  ...quoteCalls,
  ...partRequestCalls,
  ...trackingCalls,
  ...courierCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...securityCalls,
  ...adminOverviewCalls,
  ...adminOrderCalls,
  ...confirmationCalls,
  ...amendmentCalls,
  ...takenOrderCalls,
  ...eventCalls,
  ...customerCalls,
  ...customerWishCalls,
  ...adminCashCalls,
  ...remittanceCalls,
  ...unallocatedCashCalls,
  ...adminCategoryCalls,
  ...adminTagCalls,
  ...missedSearchCalls,
  ...productImportCalls,
  ...boilerTableCalls,
  ...adminProductCalls,
  ...productBulkCalls,
  ...adminDocumentCalls,
  ...adminUserCalls,
  ...personalDataCalls,
  ...adminWilayaCalls,
  ...adminFeeCalls,
  ...adminDeletionCalls,
  ...adminParcelCalls,
  ...parcelPaperCalls,
  ...adminReportCalls,
  ...settingsCalls,
];
