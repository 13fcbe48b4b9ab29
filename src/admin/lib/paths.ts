/** Addresses of the back office, and the titles of its tabs. */
import { TABS, tabPath } from '@/domain/back-office-tabs';
import { officeTabWords } from '@/words/en/shell';

/** A product's page in the shop. */
export function shopPath(product: number): string {
  return `/product/${product}`;
}

/** The dialog of a product. */
export function productPath(id: number): string {
  return `${tabPath('products')}&product=${id}`;
}

/** The dialog of an order. */
export function orderPath(id: number): string {
  return `${tabPath('orders')}&order=${id}`;
}

/** The screen of packing, with these orders ticked. */
export function packingPath(orders: readonly number[]): string {
  return `${tabPath('packing')}&chosen=${orders.join(',')}`;
}

/** The orders of a telephone. */
export function ordersOfPath(phoneKey: string): string {
  return `${tabPath('orders')}&${new URLSearchParams({ q: phoneKey })}`;
}

/** A new order for the customer of a telephone. */
export function newOrderPath(phoneKey: string): string {
  return `${tabPath('orders')}&${new URLSearchParams({ new: phoneKey })}`;
}

/** The dialog of a customer. */
export function customerPath(phoneKey: string): string {
  return `${tabPath('customers')}&${new URLSearchParams({ customer: phoneKey })}`;
}

/** The dialog of an account. */
export function userPath(id: number): string {
  return `${tabPath('users')}&user=${id}`;
}

/** The dialog of all that the shop holds about the owner of a telephone or an e-mail address. */
export function personPath(search: string): string {
  return `${tabPath('users')}&${new URLSearchParams({ person: search })}`;
}

/** The dialog of a parcel, where its return is decided. */
export function parcelPath(id: number): string {
  return `${tabPath('packing')}&view=parcels&parcel=${id}`;
}

/** The dialog of a batch of parcels. */
export function batchPath(id: number): string {
  return `${tabPath('packing')}&view=batches&batch=${id}`;
}

/** The report of an import. */
export function importPath(id: number): string {
  return `${tabPath('products')}&import=${id}`;
}

/** The stock book of one product. */
export function stockBookPath(product: number): string {
  return `${tabPath('stock-book')}&product=${product}`;
}

/** What couriers owe. */
export function cashPath(): string {
  return tabPath('cash');
}

/** The parcels of a courier whose cash is outstanding. */
export function cashParcelsPath(courier: number): string {
  return `${tabPath('cash')}&view=parcels&courier=${courier}`;
}

/** The lines of a remittance. */
export function remittancePath(id: number): string {
  return `${tabPath('cash')}&view=remittances&remittance=${id}`;
}

/** The audit log of one document. */
export function activityPath(collection: string, id: number): string {
  return `${tabPath('activity')}&subject=${collection}/${id}`;
}

/** The audit log of what one person did. */
export function activityOfPath(username: string): string {
  return `${tabPath('activity')}&${new URLSearchParams({ actor: username })}`;
}

/** Payload's own list of a collection; with an id, Payload's own form of a document, which has the editor of rich text. */
export function cmsPath(collection: string, id?: number): string {
  const list = `/admin/collections/${collection}`;
  return id === undefined ? list : `${list}/${id}`;
}

/** The list of Payload whose rows belong to a product by their field `product`: its fitments, for example. */
export function cmsListOfProduct(collection: string, product: number): string {
  return `${cmsPath(collection)}?${new URLSearchParams({ 'where[or][0][and][0][product][equals]': String(product) })}`;
}

/** The title of the browser's tab. @param tab as the address gives it */
export function tabTitle(tab: string | readonly string[] | undefined): string {
  if (tab === undefined || tab === '') return officeTabWords.backOffice;
  const known = TABS.find(({ key }) => key === tab);
  return officeTabWords[known?.key ?? 'dashboard'];
}
