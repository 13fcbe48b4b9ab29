/** A form's fields of a product as the collection stores them. */
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { ProductFields } from '@/contract/admin/product/product-fields';
import { PICTURE_TYPE } from '@/domain/products/image-rules';
import { describeField, type FieldKey, keysIn } from '@/domain/products/product-fields';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { isBlank } from '@/domain/text';
import { changedDescription } from './description';
import { refuseField } from './edit';

/** The saved values that an edit compares with. */
export type KeptProduct = { description: unknown; pictures: readonly (string | null)[] };

type Position = (typeof IMAGE_SLOTS)[number];

/** The picture files of a form, by position. */
export function newPictures(fields: ProductFields): { position: Position; file: File }[] {
  return IMAGE_SLOTS.flatMap((position) => {
    const file = fields[`image_${position}`];
    return file instanceof File ? [{ position, file }] : [];
  });
}

/**
 * @param kept null for a new product
 * @param pictureIds of the uploaded pictures, by position
 * @returns only the fields that change
 * @throws a refusal for an image that is neither a file nor the slot's saved picture
 */
export async function productData({
  payload,
  fields,
  kept,
  pictureIds,
}: {
  payload: Payload;
  fields: ProductFields;
  kept: KeptProduct | null;
  pictureIds: ReadonlyMap<Position, number>;
}): Promise<Partial<RequiredDataFromCollectionSlug<'products'>>> {
  const description =
    fields.description === undefined
      ? undefined
      : await changedDescription({ payload, sent: fields.description ?? '', kept: kept?.description ?? null });
  return withoutAbsent({
    ...Object.fromEntries(keysIn('form').map((key) => [describeField(key).name, keptValue(key, fields[key])])),
    description,
    ...Object.assign({}, ...IMAGE_SLOTS.map((position) => slotData({ position, fields, kept, pictureIds }))),
  });
}

/** A blank text is null, unless the field cannot be null. */
function keptValue(key: FieldKey, value: unknown): unknown {
  return typeof value === 'string' && isBlank(value) && describeField(key).empty === null ? null : value;
}

/** A file wins over an address, an address over the saved picture. Sent back, the saved picture changes nothing. */
function slotData({
  position,
  fields,
  kept,
  pictureIds,
}: {
  position: Position;
  fields: ProductFields;
  kept: KeptProduct | null;
  pictureIds: ReadonlyMap<Position, number>;
}): Record<string, number | string | null> {
  const [image, url] = [fields[`image_${position}`], fields[`image_${position}_url`]];
  const slot = (picture: number | null, address: string | null) => ({
    [`image${position}`]: picture,
    [`image${position}Url`]: address,
  });
  const uploaded = pictureIds.get(position);
  if (uploaded !== undefined) return slot(uploaded, null);
  if (typeof image === 'string') {
    if (image !== kept?.pictures[position - 1]) throw refuseField(`image${position}`, PICTURE_TYPE);
    return {};
  }
  return url === undefined ? {} : slot(null, url === '' ? null : url);
}

function withoutAbsent<T extends Record<string, unknown>>(data: T): T {
  // The removed keys were undefined, which the type allows to be absent.
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}
