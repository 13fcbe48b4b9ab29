'use client';

import { ImageOff, ImagePlus } from 'lucide-react';
import { cx } from '@/client/classes';
import { IMAGE_TYPES } from '@/domain/products/image-rules';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { useDrop } from '../../lib/use-drop';
import { fieldAria } from '../../ui/text-field';
import { Thumbnail } from '../../ui/thumbnail';

type DropAreaProps = {
  id: string;
  /** in a sentence */
  name: string;
  picture: string | null;
  error: string | undefined;
  /** takes no file at the moment */
  isClosed: boolean;
  onFile: (file: File) => void;
  /** called with a picture that the browser cannot show */
  onUnseen: (picture: string) => void;
};

/** Takes a dropped or chosen file, and shows the current picture or the file's error. */
export function DropArea({ id, name, picture, error, isClosed, onFile, onUnseen }: DropAreaProps) {
  const { isOver, listeners } = useDrop(onFile);
  return (
    <div>
      <label
        {...listeners}
        className={cx(
          'relative grid h-32 cursor-pointer place-items-center overflow-hidden rounded-lg border border-dashed has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-blue-700 has-focus-visible:outline-offset-2',
          isOver ? 'border-blue-900 bg-blue-50' : 'border-slate-400 bg-slate-50 hover:border-blue-900',
          error && 'border-red-700',
        )}
      >
        <span className="sr-only">{officeProductFormWords.chooseFor(name)}</span>
        <Thumbnail
          src={picture}
          className="h-32 w-full border-0 bg-transparent"
          fallback={<Invitation isUnseen={picture !== null} />}
          onFail={onUnseen}
        />
        <input
          {...fieldAria({ id, hint: undefined, error })}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="sr-only"
          disabled={isClosed}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // Cleared, so that the same file can be chosen again after an undo.
            event.target.value = '';
          }}
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-red-700 text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

function Invitation({ isUnseen }: { isUnseen: boolean }) {
  const Icon = isUnseen ? ImageOff : ImagePlus;
  return (
    <span aria-hidden className="grid justify-items-center gap-1 p-2 text-center text-slate-600 text-xs">
      <Icon className="size-6 text-slate-500" />
      {isUnseen ? officeProductFormWords.imageBroken : officeProductFormWords.drop}
    </span>
  );
}
