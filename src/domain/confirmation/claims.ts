/** How long an order is somebody's alone after they claimed it. */
export const CLAIM_MINUTES = 10;
