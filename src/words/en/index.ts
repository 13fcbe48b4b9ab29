/** The back office's English catalogue, by room. */
import { officeActivityWords } from './activity';
import { officeBoilerTableWords } from './boiler-tables';
import { officeBoilerWords } from './boilers';
import { officeBrandsWords } from './brands';
import { officeCashWords } from './cash';
import { officeCashScreenWords } from './cash-screens';
import { categoriesWords } from './categories';
import { officeCmsWords } from './cms';
import { officeCommonWords } from './common';
import { confirmationWords } from './confirmation';
import { officeCustomerWords } from './customer-screens';
import { officePartRequestWords, officeQuoteWords } from './customer-wishes';
import { officeDashboardWords } from './dashboard';
import { officeDeletionWords } from './deletion';
import { officeHttpWords } from './http';
import { importReportWords, officeImportWords } from './imports';
import { officeMissedSearchWords } from './missed-searches';
import { orderAlertWords } from './order-alert';
import { officeOrderCallWords, officeOrderChangeWords } from './order-calls';
import {
  officeBulkWords,
  officeCallWords,
  officeDeskWords,
  officeLiveWords,
  officeOrderMoneyWords,
  officeOrderParcelWords,
  officeTimelineWords,
} from './order-desk';
import { officeOrderFormWords } from './order-form';
import { officeOrderScreenWords } from './order-screens';
import { officeOrderSourceWords } from './order-source';
import { officeOrderStatusWords } from './order-status';
import { officeOrderWords } from './orders';
import { officePackingWords } from './packing';
import { officeParcelPartWords } from './parcel-parts';
import { officeParcelWords } from './parcels';
import { officeProblemWords } from './problems';
import { officeProductFieldWords } from './product-fields';
import { officeProductFormWords } from './product-form';
import { officeProductsWords } from './products';
import { officeReportScreenWords } from './report-screens';
import { officeReportWords } from './reports';
import { officeSearchWordWords } from './search-words';
import { officeSecurityWords } from './security';
import { officeOwnPasswordWords, officeShellWords, officeTabWords } from './shell';
import { officeShippingWords } from './shipping';
import { officeStockBookWords } from './stock-book';
import { officeTaxonomyWords } from './taxonomy';
import { officeUiWords } from './ui';
import { officeRoleWords, officeUsersWords } from './users';

export const office = {
  activity: officeActivityWords,
  boilers: officeBoilerWords,
  boilerTables: officeBoilerTableWords,
  brands: officeBrandsWords,
  bulk: officeBulkWords,
  calls: officeCallWords,
  cash: officeCashWords,
  cashScreens: officeCashScreenWords,
  categories: categoriesWords,
  cms: officeCmsWords,
  common: officeCommonWords,
  confirmation: confirmationWords,
  customers: officeCustomerWords,
  dashboard: officeDashboardWords,
  deletion: officeDeletionWords,
  desk: officeDeskWords,
  http: officeHttpWords,
  importReport: importReportWords,
  imports: officeImportWords,
  live: officeLiveWords,
  orderAlert: orderAlertWords,
  orderCalls: officeOrderCallWords,
  orderChanges: officeOrderChangeWords,
  orderForm: officeOrderFormWords,
  orderMoney: officeOrderMoneyWords,
  orderParcel: officeOrderParcelWords,
  orderScreens: officeOrderScreenWords,
  orderSource: officeOrderSourceWords,
  orderStatus: officeOrderStatusWords,
  orders: officeOrderWords,
  ownPassword: officeOwnPasswordWords,
  packing: officePackingWords,
  partRequests: officePartRequestWords,
  quotes: officeQuoteWords,
  parcelParts: officeParcelPartWords,
  parcels: officeParcelWords,
  problems: officeProblemWords,
  productFields: officeProductFieldWords,
  productForm: officeProductFormWords,
  products: officeProductsWords,
  reportScreens: officeReportScreenWords,
  reports: officeReportWords,
  roles: officeRoleWords,
  searchWords: officeSearchWordWords,
  security: officeSecurityWords,
  shell: officeShellWords,
  shipping: officeShippingWords,
  missedSearches: officeMissedSearchWords,
  stockBook: officeStockBookWords,
  tabs: officeTabWords,
  taxonomy: officeTaxonomyWords,
  timeline: officeTimelineWords,
  ui: officeUiWords,
  users: officeUsersWords,
};
