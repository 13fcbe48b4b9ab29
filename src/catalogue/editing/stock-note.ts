/** The key of a request's context under which an edit keeps why it corrects a stock, until the correction is written. */
export const STOCK_NOTE = 'stock note';
