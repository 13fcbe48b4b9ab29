import { fetchFile } from '../api/client';
import { saveFile } from '../lib/save-file';

/** The invoice as PDF, saved by the browser. @throws AdminApiError */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await fetchFile(`/api/admin/orders/${orderId}/invoice/`));
}
