/** How long a claim reserves an order for one clerk. */
export const CLAIM_MINUTES = 10;
