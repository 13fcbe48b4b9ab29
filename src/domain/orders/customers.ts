/** Customers as their telephones tell them apart. */

/** Characters of the reason for a block. */
export const MAX_BLOCK_REASON = 500;
