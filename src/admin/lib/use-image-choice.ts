'use client';

import { useEffect, useState } from 'react';

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
  const preview = usePreview(choice.file);
  return {
    ...choice,
    shownUrl: preview ?? (choice.isRemoved ? null : savedUrl),
    pick: (file) => setChoice({ file, isRemoved: false }),
    remove: () => setChoice({ file: null, isRemoved: true }),
  };
}

/** An address under which the browser shows a file that is not sent yet. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
