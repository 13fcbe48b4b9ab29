/** The shop's French catalogue, by room. A component imports its room's file, never this: it would load all of them. */
import { cartWords } from './cart';
import { deliveryWords } from './delivery';
import { orderWords } from './orders';

export const shop = { cart: cartWords, delivery: deliveryWords, orders: orderWords };
