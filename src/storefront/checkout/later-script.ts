/** What the steps after the first need beyond it, in one script: their fields, what checks them, and what sends the order. */
export { checkStep } from './form/check-fields';
export { placeOrder } from './order/place-order';
export { LaterStep } from './steps/later-step';
