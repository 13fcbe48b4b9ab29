/** The back office's English catalogue, by namespace. */
import { officeActivityWords } from './activity';
import { officeBoilerTableWords } from './catalogue/boiler-tables';
import { officeBoilerWords } from './catalogue/boilers';
import { officeBrandsWords } from './catalogue/brands';
import { officeBulkProductWords } from './catalogue/bulk-products';
import { categoriesWords } from './catalogue/categories';
import { importReportWords, officeImportWords } from './catalogue/imports';
import { officeMissedSearchWords } from './catalogue/missed-searches';
import { officeProductFieldWords } from './catalogue/product-fields';
import { officeProductFormWords } from './catalogue/product-form';
import { officeProductsWords } from './catalogue/products';
import { officeSearchWordWords } from './catalogue/search-words';
import { officeShippingWords } from './catalogue/shipping';
import { officeStockBookWords } from './catalogue/stock-book';
import { officeTaxonomyWords } from './catalogue/taxonomy';
import { officeCmsWords } from './cms';
import { officeCommonWords } from './common';
import { officeCustomerWords } from './customer-screens';
import { officePartRequestWords, officeQuoteWords } from './customer-wishes';
import { officeDashboardWords } from './dashboard';
import { officeDeletionWords } from './deletion';
import { officeHttpWords } from './http';
import { officeCashWords } from './orders/cash';
import { officeCashScreenWords } from './orders/cash-screens';
import { confirmationWords } from './orders/confirmation';
import { orderAlertWords } from './orders/order-alert';
import { officeOrderCallWords, officeOrderChangeWords } from './orders/order-calls';
import {
  officeBulkWords,
  officeCallWords,
  officeDeskWords,
  officeLiveWords,
  officeOrderMoneyWords,
  officeOrderParcelWords,
  officeTimelineWords,
} from './orders/order-desk';
import { officeOrderFormWords } from './orders/order-form';
import { officeOrderScreenWords } from './orders/order-screens';
import { officeOrderSourceWords } from './orders/order-source';
import { officeOrderStatusWords } from './orders/order-status';
import { officeOrderWords } from './orders/orders';
import { officePackingWords } from './orders/packing';
import { officeParcelPartWords } from './orders/parcel-parts';
import { officeParcelWords } from './orders/parcels';
import { personalDataWords } from './personal-data';
import { officeProblemWords } from './problems';
import { officeReportScreenWords } from './report-screens';
import { officeReportWords } from './reports';
import { officeSecurityWords } from './security';
import { officeSettingsWords } from './settings';
import { officeOwnPasswordWords, officeShellWords, officeTabWords } from './shell';
import { officeUiWords } from './ui';
import { officeUserScreenWords } from './user-screens';
import { officeRoleWords, officeUserCallWords, officeUsersWords } from './users';

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
  bulkProducts: officeBulkProductWords,
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
  personalData: personalDataWords,
  userCalls: officeUserCallWords,
  settings: officeSettingsWords,
  users: officeUsersWords,
  userScreens: officeUserScreenWords,
};
