/** The four image slots of a product. Position 1 is the main image. */
import { sql } from '@payloadcms/db-postgres';
import { NotFound, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { AdminProduct } from '@/contract/admin/products';
import { waitForOtherEdits } from '@/database/one-edit';
import { executeInTransaction } from '@/database/transaction';
import type { IMAGE_SLOTS } from '@/domain/product-rules';
import { editCatalogue } from './edit';
import { shown } from './products';
import { refuseField } from './refuse-field';

type Position = (typeof IMAGE_SLOTS)[number];
type Asked = { payload: Payload; user: TypedUser };
/** `versionSeen`: when the copy was saved that the edit began with; null where it says nothing of it */
type Edited = { id: number; versionSeen: string | null };
/** Either may be empty, or both. */
type Slot = { picture: number | null; url: string | null };
type Slots = ReadonlyMap<Position, Slot>;

const EMPTY: Slot = { picture: null, url: null };
const MAIN = 1;

/** @throws 404, and 409 for an outdated copy */
export function swapImages(
  asked: Asked,
  { positions: [one, other], ...edited }: Edited & { positions: readonly [Position, Position] },
): Promise<AdminProduct> {
  return editSlots(asked, edited, (slots) => swapped(slots, one, other));
}

/** @throws 404, and 409 for an outdated copy */
export function deleteImage(asked: Asked, { position, ...edited }: Edited & { position: Position }) {
  return editSlots(asked, edited, () => new Map([[position, EMPTY]]));
}

/** @throws 404, 409 for an outdated copy, and a refusal for an empty slot */
export function makeMain(asked: Asked, { position, ...edited }: Edited & { position: Position }) {
  return editSlots(asked, edited, (slots) => {
    const { picture, url } = slots.get(position) ?? EMPTY;
    if (picture === null && url === null) throw refuseField('position', `There is no image in position ${position}`);
    return swapped(slots, position, MAIN);
  });
}

function swapped(slots: Slots, one: Position, other: Position): Slots {
  return new Map([
    [one, slots.get(other) ?? EMPTY],
    [other, slots.get(one) ?? EMPTY],
  ]);
}

/** One transaction: the row is read once nobody else can change it, and kept so until the change is there. */
async function editSlots(
  asked: Asked,
  { id, versionSeen }: Edited,
  change: (slots: Slots) => Slots,
): Promise<AdminProduct> {
  const { payload } = asked;
  await editCatalogue(asked, async (req) => {
    await waitForOtherEdits(req);
    const slots = change(await lockSlots(req, id));
    const data = [...slots].map(([position, { picture, url }]) => ({
      [`image${position}`]: picture,
      [`image${position}Url`]: url,
    }));
    return payload.update({
      collection: 'products',
      id,
      data: { ...Object.assign({}, ...data), versionSeen },
      overrideAccess: false,
      depth: 0,
      req,
    });
  });
  return shown(payload, id);
}

async function lockSlots(req: PayloadRequest, id: number): Promise<Slots> {
  const [row] = await executeInTransaction<{
    slots: { position: Position; picture: number | null; url: string | null }[];
  }>(
    req,
    sql`SELECT json_build_array(
          json_build_object('position', 1, 'picture', image1_id, 'url', image1_url),
          json_build_object('position', 2, 'picture', image2_id, 'url', image2_url),
          json_build_object('position', 3, 'picture', image3_id, 'url', image3_url),
          json_build_object('position', 4, 'picture', image4_id, 'url', image4_url)) AS slots
        FROM products WHERE id = ${id} FOR NO KEY UPDATE`,
  );
  if (!row) throw new NotFound();
  return new Map(row.slots.map(({ position, picture, url }) => [position, { picture, url }]));
}
