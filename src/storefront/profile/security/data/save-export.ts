import { getOwn } from '@/client/session/account-calls';
import { shopDay } from '@/domain/dates';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
import { saveFile } from '@/storefront/ui/save-file';

/** Saves the account's data as an indented JSON file, named after the day. @throws ApiError */
export async function saveExport(): Promise<void> {
  const held = await getOwn<object>('/api/user/export/');
  const text = `${JSON.stringify(held, null, 2)}\n`;
  saveFile({ text, type: 'application/json', name: `${slugify(shop.name)}-mes-donnees-${shopDay(new Date())}.json` });
}
