'use client';

import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { MAX_REQUEST_PICTURES } from '@/domain/orders/part-requests';
import { partRequestWords } from '@/words/fr/orders/part-requests';
import { FieldFrame, fieldAria } from '../ui/field-frame';
import { FileButton } from '../ui/file-button';

type PictureChoiceProps = {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
  error: string | undefined;
};

const NAME = 'request-pictures';

/** Pictures from the camera or the library, with small previews. */
export function PictureChoice({ pictures, onChange, error }: PictureChoiceProps) {
  const isFull = pictures.length >= MAX_REQUEST_PICTURES;
  return (
    <FieldFrame
      name={NAME}
      label={partRequestWords.pictures(MAX_REQUEST_PICTURES)}
      isOptional
      hint={partRequestWords.picturesHint}
      error={error}
    >
      <FileButton
        {...fieldAria({ name: NAME, isOptional: true, hint: partRequestWords.picturesHint, error })}
        label={partRequestWords.choosePictures}
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={isFull}
        onChange={(event) => {
          onChange([...pictures, ...(event.target.files ?? [])].slice(0, MAX_REQUEST_PICTURES));
          event.target.value = '';
        }}
      />
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <li key={index} className="relative">
              <Preview file={file} />
              <button
                type="button"
                aria-label={partRequestWords.remove(file.name)}
                onClick={() => onChange(pictures.filter((_, other) => other !== index))}
                className="absolute -end-2 -top-2 grid size-9 cursor-pointer place-items-center rounded-full bg-slate-900 text-white"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

function Preview({ file }: { file: File }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" className="size-20 rounded-md border border-slate-300 object-cover" />;
}
