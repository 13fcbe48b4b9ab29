/** What editing categories and brands has in common: who asks, and the picture that comes with a form. */
import type { Payload, TypedUser } from 'payload';
import type { Database } from '@/database/database';
import { mediaUrl } from '@/domain/pictures';
import { withPictures } from './pictures';

/** The access rules of the collection hold for whoever asks. Depth 1: the picture with its address. */
export const AS_ASKED = { overrideAccess: false, depth: 1 } as const;

export type Asked = { payload: Payload; user: TypedUser; db: Database };

export type PictureChange = {
  /** null: no other than before */
  image: File | null;
  isImageRemoved: boolean;
};

/** The column for the document: absent where the picture stays, null where it goes. */
type PictureColumn = { image?: number | null };

/** Saves the picture that comes with a form, then does the work; what the work refuses leaves no picture behind. */
export function withPicture<T>(
  { payload, user }: Asked,
  { image, isImageRemoved }: PictureChange,
  work: (column: PictureColumn) => Promise<T>,
): Promise<T> {
  return withPictures({ payload, user }, image ? [image] : [], ([id]) => {
    if (id !== undefined) return work({ image: id });
    return work(isImageRemoved ? { image: null } : {});
  });
}

/** The address of a document's picture, as far as it was read along. */
export function pictureAddress(image: unknown): string | null {
  const isRead = typeof image === 'object' && image !== null && 'filename' in image;
  return isRead && typeof image.filename === 'string' ? mediaUrl(image.filename) : null;
}
