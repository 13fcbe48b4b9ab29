/** What the steps after the first need beyond it, in one script: their fields, and what sends the order. */
export { placeOrder } from './place-order';
export { LaterStep } from './steps/later-step';
