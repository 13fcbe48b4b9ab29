/** Whether the customer confirmed an order by telephone. */
export const CONFIRMATION_STATES = [
  'to-confirm',
  'call-back',
  'unreachable',
  'wrong-number',
  'confirmed',
  'refused',
] as const;

/** What a call led to. */
export const CALL_RESULTS = ['confirmed', 'no-answer', 'call-back', 'wrong-number', 'refused'] as const;
