'use client';

import { useFilePreview } from './use-file-preview';

/** What becomes of the saved picture: it stays until another is chosen or it is removed. */
export type ImageChoice = { file: File | null; isRemoved: boolean };

export type ShownImage = ImageChoice & {
  /** the picture after saving: the chosen file, the saved picture, or null */
  shownUrl: string | null;
};

export const NO_CHOICE: ImageChoice = { file: null, isRemoved: false };

/** A picture in a form, with what its field shows. */
export function useImageChoice({ savedUrl, choice }: { savedUrl: string | null; choice: ImageChoice }): ShownImage {
  const preview = useFilePreview(choice.file);
  return { ...choice, shownUrl: preview ?? (choice.isRemoved ? null : savedUrl) };
}
