import { normalAddress } from '../normal-address';

/** Pages whose address is a key to personal data. */
const PRIVATE = /^\/(suivi|devis|checkout\/merci)(\/|$)/i;

/** Whether a page is never kept, neither here nor by a proxy or a browser. */
export function isPrivatePage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  try {
    return PRIVATE.test(normalAddress(decodeURIComponent(path)));
  } catch {
    return true;
  }
}
