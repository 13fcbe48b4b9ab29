'use client';

import { useEffect, useState } from 'react';

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

/** An object URL of a file, which may come from a call; revoked once the file is no longer shown. */
export function useFilePreview(file: Blob | null): string | null {
  const [preview, setPreview] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
}
