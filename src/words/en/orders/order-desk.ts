import type { CallResult } from '@/domain/confirmation/calls';
import type { ConfirmationState } from '@/domain/confirmation/states';
import type { WARNINGS } from '@/domain/confirmation/warnings';
import type { OrderQueue } from '@/domain/orders/order-queues';
import { english } from '../../english';
import type { WhatsAppMessage } from '../../fr/orders/whatsapp';
import { englishPlural } from '../../plural';

type WarningKind = (typeof WARNINGS)[number];

/** The order desk: its queues, and calling customers about their orders. */
export const officeDeskWords = english('desk', {
  queues: {
    'to-confirm': 'To confirm',
    'call-back': 'Call back',
    'to-pack': 'To pack',
    'in-batch': 'In a batch',
    'on-the-way': 'On the way',
    'to-settle': 'To settle',
  } satisfies Record<OrderQueue, string>,
  all: 'All',
  queueList: 'Queues',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${count})`,
  filterWilaya: 'Filter by wilaya',
  allWilayas: 'All wilayas',
  filterSource: 'Filter by source',
  allSources: 'All sources',
  filterCall: 'Filter by call',
  anyCall: 'With or without a call',
  dueCall: 'Call due now',
  from: 'From',
  to: 'To',
  columns: { contents: 'Contents', call: 'Call' },
  emptyQueue: 'Nothing to do here',
  emptyQueueHints: {
    'to-confirm': 'New orders appear by themselves.',
    'call-back': 'Customers who asked for another moment, or whom nobody reached, come here.',
    'to-pack': 'Orders come here once the customer has confirmed them.',
    'in-batch': 'Orders come here with their batch, until the courier has taken them.',
    'on-the-way': 'Orders come here once a courier has taken them.',
    'to-settle': 'Delivered orders come here until the courier has paid their cash.',
  } satisfies Record<OrderQueue, string>,
  previousOrder: 'Previous order',
  nextOrder: 'Next order',
  placeInList: (place: number, count: number) => `${place} of ${count}`,
  contact: 'Contact the customer',
  call: 'Call',
  noPhone: 'No telephone to call',
  copyPhone: 'Copy the telephone',
  phoneCopied: 'Telephone copied.',
  copyRefused: 'The browser did not allow copying.',
  ages: {
    now: 'just now',
    minutes: (count: number) => `${englishPlural(count, 'minute')} ago`,
    hours: (count: number) => `${englishPlural(count, 'hour')} ago`,
    days: (count: number) => `${englishPlural(count, 'day')} ago`,
  },
  placed: (age: string) => `Ordered ${age}`,
  states: {
    'to-confirm': 'To confirm',
    'call-back': 'Call back',
    unreachable: 'Unreachable',
    'wrong-number': 'Wrong number',
    confirmed: 'Confirmed',
    refused: 'Refused',
  } satisfies Record<ConfirmationState, string>,
  unanswered: (count: number) => `${englishPlural(count, 'call')} without answer`,
  callAt: (moment: string) => `Call at ${moment}`,
  callNow: 'Call now',
  claimedBy: (username: string) => `Claimed by ${username}`,
  claimedByHint: (username: string) =>
    `${username} is calling this customer. You can call once they have left the order.`,
  warnings: 'Before you call',
  warningKinds: {
    duplicate: 'Duplicate?',
    'refused-before': 'Refused before',
    blocked: 'Blocked',
  } satisfies Record<WarningKind, string>,
  /** before the name of the first product */
  piecesOf: (count: number) => `${englishPlural(count, 'piece')}:`,
  noPieces: 'Nothing ordered',
  moreProducts: (count: number) => `and ${englishPlural(count, 'more product')}`,
  whatsapp: {
    button: 'WhatsApp',
    heading: 'Message in WhatsApp',
    language: 'Language of the message',
    languages: { fr: 'Français', ar: 'العربية' },
    titles: {
      confirmed: 'Confirmed',
      sent: 'Sent, with its number',
      atDesk: 'Waiting at the desk',
      absent: 'Absent',
    } satisfies Record<WhatsAppMessage, string>,
    blank: 'Empty message',
  },
});

/** Reporting the result of a call. */
export const officeCallWords = english('calls', {
  results: {
    confirmed: 'Confirmed',
    'no-answer': 'No answer',
    'call-back': 'Call back',
    'wrong-number': 'Wrong number',
    refused: 'Refused',
  } satisfies Record<CallResult, string>,
  group: 'Result of the call',
  saving: 'Saving...',
  note: 'Note (optional)',
  callBackTitle: 'When shall we call again?',
  otherMoment: 'Another moment',
  momentMissing: 'Choose a moment in the future.',
  inHours: (count: number) => `In ${englishPlural(count, 'hour')}`,
  today: (time: string) => `Today ${time}`,
  tomorrow: (time: string) => `Tomorrow ${time}`,
  onDay: (day: string, time: string) => `${day} ${time}`,
  saveCallBack: 'Save the call back',
  refuseTitle: 'The customer refuses: the order is cancelled and its pieces go back into stock.',
  refuse: 'Cancel the order',
  back: 'Back',
  noted: (result: string) => `${result}: noted.`,
  nextCall: (moment: string) => `Next call ${moment}.`,
  noNextCall: 'No further call is planned.',
  kept: (result: string) => `${result}: kept in this browser. It is sent once the line is back.`,
  another: 'Report another result',
  next: 'Next call',
  nothingDue: 'No other call is due.',
  outbox: {
    waiting: (count: number) =>
      `${englishPlural(count, 'result')} of calls kept in this browser, to be sent once the line is back.`,
    others: (count: number, username: string) =>
      `${englishPlural(count, 'result')} of calls by ${username} kept in this browser. Sent once ${username} logs in here.`,
    refused: (order: string, result: string, problem: string) => `${order}, "${result}": ${problem}`,
    openOrder: 'Open the order',
    dismiss: 'Dismiss',
    inRow: 'Result waiting to be sent',
  },
});

/** What happened to an order, in one list. */
export const officeTimelineWords = english('timeline', {
  list: 'Status history, calls, notes and changes',
  call: (result: string) => `Call: ${result}`,
  note: 'Note',
  amendment: 'Changed',
  wilaya: 'Wilaya',
  changes: 'What was changed',
  changed: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  nothing: 'nothing',
  newNote: 'New note',
  notePlaceholder: 'What should the others know?',
  add: 'Add note',
  adding: 'Adding...',
  addAction: 'add the note',
});

/** The parcel of an open order. */
export const officeOrderParcelWords = english('orderParcel', {
  title: 'Parcel',
  none: 'No parcel yet.',
  courier: 'Courier',
  state: 'State',
  /** @param word as it came */
  courierWord: (word: string) => `The courier says "${word}"`,
  tracking: 'Tracking number',
  noTracking: 'None yet',
  toCollect: 'To collect',
  handedOver: 'Handed over',
  notHandedOver: 'Still in the shop',
  note: 'Note',
  events: 'What happened to the parcel',
  update: 'Update parcel',
  openInPacking: 'Batch and return',
  loadAction: 'load the parcel',
  loadEvents: 'Loading...',
  lostText: (courier: string) =>
    `${courier} lost this parcel. Send the order again with other pieces from the stock, or close it. The lost pieces do not come back.`,
  sendAgain: 'Send again',
  closeLost: 'Close the order',
  lostSentAgain: 'The order waits for another parcel.',
  lostClosed: 'Order closed.',
  lostAction: 'change the order',
  backText: 'This parcel came back. Its return decides what goes to the stock, and cancels the order.',
  decideReturn: 'Decide the return',
});

export const officeOrderMoneyWords = english('orderMoney', {
  title: 'Money',
  entries: 'Entries in the ledger',
  reversal: 'taken back',
  openInCash: 'Collect or adjust in Cash',
  loading: 'Loading...',
  loadAction: 'load the cash',
});

/** What is done with all orders that are ticked. */
export const officeBulkWords = english('bulk', {
  bar: 'Selected orders',
  newStatus: 'Set the status of the selected orders',
  choose: 'Set status...',
  question: (count: number, status: string) => `Set ${englishPlural(count, 'order')} to "${status}"?`,
  stockGoesBack: 'Their pieces go back into stock.',
  change: 'Set status',
  changing: 'Setting the status...',
  changed: (count: number, status: string) => `${englishPlural(count, 'order')} set to "${status}".`,
  changeAction: 'set the status',
  refused: (count: number) =>
    `${englishPlural(count, 'order')} could not be changed and ${count === 1 ? 'stays' : 'stay'} selected:`,
  openOrder: (id: number) => `Open order #${id}`,
  dismiss: 'Dismiss',
  invoices: 'Print invoices',
  pickingList: 'Picking list',
  tooMany: (max: number) => `At most ${max} orders are printed at once.`,
});

/** New orders that come in by themselves. */
export const officeLiveWords = english('live', {
  count: (count: number) => englishPlural(count, 'new order'),
  show: 'Show',
  dismiss: 'Leave them for later',
  bell: 'Sound',
  bellOn: 'Rings for each new order',
  bellOff: 'Does not ring',
});
