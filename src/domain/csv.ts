/** Spreadsheets tell by it that a file is in UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
