/** Spreadsheets tell by it that a file is in UTF-8 (contract, GET /api/admin/orders/export/). */
export const BYTE_ORDER_MARK = '\uFEFF';
