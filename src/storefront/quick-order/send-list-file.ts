import type { ListFileAnswer } from '@/contract/buying';
import { postForm } from '@/storefront/api/post-form';
import { failureText } from '@/storefront/recovery/use-request';

/** The text of a list, or why it cannot be read. */
export type ListFile = { ok: true; text: string } | { ok: false; message: string };

/** Lets the server read a spreadsheet. */
export async function sendListFile(file: File): Promise<ListFile> {
  const form = new FormData();
  form.set('file', file);
  try {
    return { ok: true, ...(await postForm<ListFileAnswer>('/api/quick-order/file/', form)) };
  } catch (error) {
    return { ok: false, message: failureText(error) };
  }
}
