import { english } from '../../english';
import { englishPlural } from '../../plural';

/** The mail to the shop's people about a new order. */
export const orderAlertWords = english('orderAlert', {
  subject: (orderId: number, total: string) => `New order #${orderId}: ${total}`,
  summary: (pieces: number, wilaya: string) => `${englishPlural(pieces, 'piece')}, to ${wilaya}.`,
  open: 'Open the order',
});
