import { english } from '../../english';

/** What the calls about parcels answer. */
export const officeParcelWords = english('parcels', {
  unknownCourier: 'Unknown courier',
  inactiveCourier: (courier: string) => `${courier} is inactive`,
  notForBatch: (orders: number) =>
    orders === 1 ? 'One order cannot have a parcel now' : `${orders} orders cannot have a parcel now`,
  /** what a courier may refuse of an order */
  faults: {
    'foreign-phone': 'The telephone is no Algerian number: ask for one',
    'no-commune': 'No commune is chosen: choose one, or the courier has the city alone',
    'no-desk-in-file': "The customer collects at the desk, but this courier's file has no column for it",
    'no-wilaya-code': 'The wilaya has no official code',
    'unknown-wilaya': 'The wilaya is no official one',
    'city-elsewhere': (city: string) => `${city} is a commune of another wilaya: correct the address`,
    'not-served': (place: string) => `Nothing is delivered in ${place}`,
    'no-desk-there': (place: string) => `There is no desk in ${place}`,
    'amount-too-high': (max: number) => `The courier collects at most ${max} DZD`,
    'text-too-long': (header: string, max: number) => `'${header}' takes at most ${max} characters`,
    empty: (header: string) => `'${header}' is empty`,
  },
  unknownOrder: 'There is no such order',
  /** @param status its label */
  notProcessing: (status: string) => `Its status is ${status}, not Processing`,
  hasParcel: (courier: string) => `It has a parcel with ${courier}`,
  withCourier: (courier: string) =>
    `${courier} has the parcel of this order. Wait for its return, and decide there what goes back to the stock.`,
  undecidedReturn: (courier: string) =>
    `The parcel of this order came back from ${courier}. Decide its return: that moves stock, cash and status together.`,
  /** why an order cannot have another parcel */
  lostPieces: 'Its parcel was lost, and there are not enough pieces in stock to send it again',
  /** why an order cannot be amended: its pieces are not in the shop for certain */
  lostParcel: (courier: string) =>
    `${courier} lost the parcel of this order. Send it again or close it before you change it.`,
  backParcel: (courier: string) =>
    `The parcel of this order came back from ${courier}. Decide its return before you change the order.`,
  /** why an order cannot be amended */
  packed: (courier: string) =>
    `This order has a parcel with ${courier}. Cancel the parcel before you change the order.`,
  trackingTaken: (order: number) => `The parcel of order ${order} has this tracking number`,
  allCancelled: 'All parcels of this batch are cancelled',
  notHandedOver: 'This parcel was never handed over: cancel it instead',
  replaced: 'Another parcel has replaced this one: its order is not cancelled by its return',
  alreadyDecided: (by: string) => `${by} has decided this return otherwise`,
  unknownLine: (item: string) => `The order has no line ${item}`,
  lineTwice: (item: string) => `The line ${item} is named twice`,
  tooMuchRestock: (pieces: number) => `The line has only ${pieces === 1 ? 'one piece' : `${pieces} pieces`}`,
  signature: 'The signature is wrong',
  message: 'The body must be JSON with a list of events',
  verdicts: {
    updated: (from: string, to: string) => `From ${from} to ${to}`,
    same: (state: string) => `Already known: ${state}`,
    noNumber: 'The line names neither an order nor a tracking number',
    unknownOrder: 'No parcel of this courier has this number',
    unknownTracking: 'No parcel has this number yet. It is kept, and applied once a parcel gets the number.',
    otherTracking: (order: number, tracking: string) =>
      `The parcel of order ${order} has the tracking number ${tracking}, not this one. The line is kept, and applied once a parcel gets its number.`,
    withdrawn: (order: number, courier: string) =>
      `This parcel was cancelled before it was handed over, and order ${order} goes with ${courier} now. Nothing changes; if this courier has the parcel after all, set its state by hand.`,
    /** @param updated what the line does */
    beforeOrder: (updated: string) => `${updated}. Its date is before the order was placed: is it right?`,
    unknownWord: (word: string) =>
      `The profile does not know the word "${word}": the parcel becomes unknown and shows it as it came`,
    /** @param state where the parcel is */
    unknownWordStays: (word: string, state: string) =>
      `The profile does not know the word "${word}". The parcel stays ${state}: what is known of it is later or final.`,
    older: (state: string) => `Older than what is known: ${state}`,
    noWord: 'The line has no status',
    badDate: (date: string) => `"${date}" is not a date`,
    farDate: (date: string) => `"${date}" is more than a day ahead`,
    unclearDate: (date: string) =>
      `"${date}" can be read in two ways: other dates of this file have the month first. Write it as YYYY-MM-DD.`,
    mayBeOlder: (state: string) => `It is ${state}, and this news has no date: it may be older, so nothing changes`,
    final: (state: string) => `It is ${state}: only a person moves it from here`,
    failed: 'It could not be applied now. It is kept, and applied later.',
  },
  states: {
    created: 'created',
    picked_up: 'picked up',
    in_transit: 'in transit',
    at_hub: 'at the hub',
    ready_for_pickup: 'ready at the desk',
    out_for_delivery: 'out for delivery',
    attempted: 'attempted',
    on_hold: 'on hold',
    delivered: 'delivered',
    returning: 'on its way back',
    returned: 'returned',
    cancelled: 'cancelled',
    lost: 'lost',
    unknown: 'unknown',
  },
});
