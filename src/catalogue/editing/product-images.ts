/** The four image slots of a product. Position 1 is the main image. */
import { NotFound, type PayloadRequest } from 'payload';
import type { AdminProduct } from '@/contract/admin/products';
import { lockRows, waitForOtherEdits } from '@/database/locks';
import type { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { AS_CALLER, type Caller, editCatalogue, refuseField } from './edit';
import { shownProduct } from './products';

type Position = (typeof IMAGE_SLOTS)[number];
/** `versionSeen`: when the copy that the edit began with was saved; null if the request does not say */
type Edited = { id: number; versionSeen: string | null };
/** Either or both may be null. */
type Slot = { picture: number | null; url: string | null };
type Slots = ReadonlyMap<Position, Slot>;

const EMPTY: Slot = { picture: null, url: null };
const MAIN = 1;

/** @throws 404, and 409 for an outdated copy */
export function swapImages(
  caller: Caller,
  { positions: [one, other], ...edited }: Edited & { positions: readonly [Position, Position] },
): Promise<AdminProduct> {
  return editSlots(caller, edited, (slots) => swapped(slots, one, other));
}

/** @throws 404, and 409 for an outdated copy */
export function deleteImage(caller: Caller, { position, ...edited }: Edited & { position: Position }) {
  return editSlots(caller, edited, () => new Map([[position, EMPTY]]));
}

/** @throws 404, 409 for an outdated copy, and a refusal for an empty slot */
export function makeMain(caller: Caller, { position, ...edited }: Edited & { position: Position }) {
  return editSlots(caller, edited, (slots) => {
    const { picture, url } = slots.get(position) ?? EMPTY;
    if (picture === null && url === null) {
      throw refuseField('position', { code: 'slotEmpty', values: { position } });
    }
    return swapped(slots, position, MAIN);
  });
}

function swapped(slots: Slots, one: Position, other: Position): Slots {
  return new Map([
    [one, slots.get(other) ?? EMPTY],
    [other, slots.get(one) ?? EMPTY],
  ]);
}

/** Locks the row before reading it, and holds the lock until the change is committed. */
async function editSlots(
  caller: Caller,
  { id, versionSeen }: Edited,
  change: (slots: Slots) => Slots,
): Promise<AdminProduct> {
  const { payload } = caller;
  await editCatalogue(caller, async (req) => {
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
      ...AS_CALLER,
      req,
    });
  });
  return shownProduct(payload, id);
}

async function lockSlots(req: PayloadRequest, id: number): Promise<Slots> {
  const [row] = await lockRows<{ slots: (Slot & { position: Position })[] }>(
    req,
    'products',
    [id],
    `json_build_array(
       json_build_object('position', 1, 'picture', image1_id, 'url', image1_url),
       json_build_object('position', 2, 'picture', image2_id, 'url', image2_url),
       json_build_object('position', 3, 'picture', image3_id, 'url', image3_url),
       json_build_object('position', 4, 'picture', image4_id, 'url', image4_url)) AS slots`,
  );
  if (!row) throw new NotFound();
  return new Map(row.slots.map(({ position, picture, url }) => [position, { picture, url }]));
}
