/** The addresses of a line's pictures, as a product keeps them. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import type { ProductCells } from '@/domain/import/columns';
import { mediaUrl, ownPictureFile } from '@/domain/pictures';
import { IMAGE_SLOTS, imageUrlProblem } from '@/domain/product-rules';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

export type LineImages = { slots: Record<string, number | string | null>; problems: string[] };

/** An uploaded picture is linked to, any other address is kept as it is. */
export async function lineImages(req: PayloadRequest, cells: ProductCells): Promise<LineImages> {
  const images: LineImages = { slots: {}, problems: [] };
  for (const position of IMAGE_SLOTS) {
    const address = cells[`image_${position}`]?.trim();
    if (address === undefined) continue;
    const file = ownPictureFile(ownAddress(address, req.payload.config.serverURL));
    const picture = file === null ? null : await pictureId(req, file);
    const problem = file === null ? imageUrlProblem(address) : null;
    if (problem) images.problems.push(`image_${position}: ${sayProblem(problem, officeProblemWords)}`);
    if (file !== null && picture === null)
      images.problems.push(`image_${position}: There is no picture at ${mediaUrl(file)}`);
    images.slots[`image${position}`] = picture;
    images.slots[`image${position}Url`] = picture === null ? address : null;
  }
  return images;
}

/** An address of this very shop, without its host. */
function ownAddress(address: string, serverUrl: string): string {
  return serverUrl !== '' && address.startsWith(`${serverUrl}/`) ? address.slice(serverUrl.length) : address;
}

async function pictureId(req: PayloadRequest, file: string): Promise<number | null> {
  const [row] = await executeInTransaction<{ id: number }>(req, sql`SELECT id FROM media WHERE filename = ${file}`);
  return row?.id ?? null;
}
