/** What editing categories and brands has in common: who asks, and the picture that comes with a form. */
import type { Payload, TypedUser } from 'payload';
import type { Database } from '@/database/database';
import { withPictures } from './pictures';

/** The access rules of the collection hold for whoever asks. */
export const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

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
  return withPictures({ payload, user }, image ? [{ field: 'image', file: image }] : [], ([id]) => {
    if (id !== undefined) return work({ image: id });
    return work(isImageRemoved ? { image: null } : {});
  });
}
