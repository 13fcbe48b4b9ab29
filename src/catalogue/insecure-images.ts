import type { InsecureImage } from '@/contract/admin/health';
import type { Database } from '@/database/database';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';

const MAX_LISTED = 200;

const SLOTS = IMAGE_SLOTS.map((n) => `(${n}, p.image${n}_url, p.image${n}_id)`).join(', ');

/** A slot with an uploaded picture does not use its address. */
const STATEMENT = `
  SELECT 'products' AS collection, p.id, p.title, 'image_' || slot.position || '_url' AS field, slot.url
    FROM products p, LATERAL (VALUES ${SLOTS}) AS slot (position, url, picture)
   WHERE slot.url ~* '^\\s*http:' AND slot.picture IS NULL
   ORDER BY p.id, slot.position LIMIT ${MAX_LISTED}`;

/** Picture addresses with http, saved before they were refused; the shop cannot show them. Reads the whole catalogue. */
export async function listInsecureImages(db: Database): Promise<InsecureImage[]> {
  return (await db.query<InsecureImage>(STATEMENT)).rows;
}
