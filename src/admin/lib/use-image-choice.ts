'use client';

import { useState } from 'react';
import { useFilePreview } from './use-file-preview';

type Choice = { file: File | null; isRemoved: boolean };

export type ImageChoice = Choice & {
  /** what the picture would be after saving: the chosen file, the saved picture, or null */
  shownUrl: string | null;
  pick: (file: File) => void;
  remove: () => void;
};

/** A picture in a form: the saved one stays until another is chosen or it is removed. */
export function useImageChoice(savedUrl: string | null): ImageChoice {
  const [choice, setChoice] = useState<Choice>({ file: null, isRemoved: false });
  const preview = useFilePreview(choice.file);
  return {
    ...choice,
    shownUrl: preview ?? (choice.isRemoved ? null : savedUrl),
    pick: (file) => setChoice({ file, isRemoved: false }),
    remove: () => setChoice({ file: null, isRemoved: true }),
  };
}
