'use client';

import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '@/client/classes';
import { IMAGE_TYPES } from '@/domain/products/image-rules';
import { officeUiWords } from '@/words/en/ui';
import { useDrop } from '../lib/use-drop';
import type { ShownImage } from '../lib/use-image-choice';
import { Button } from './button';
import { fieldAria } from './text-field';
import { Thumbnail } from './thumbnail';

type ImageFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  image: ShownImage;
  /** MIME types that can be chosen, and the sentence that says so */
  types?: readonly string[];
  rule?: string;
  onPick: (file: File) => void;
  onRemove: () => void;
  /** clears the error about the last chosen file */
  onDismiss: () => void;
};

/** A picture field: a file is chosen or dropped, shown before it is saved, and can be removed. */
export function ImageField({
  id,
  label,
  hint,
  error,
  image,
  types = IMAGE_TYPES,
  rule = officeUiWords.imageRule,
  onPick,
  onRemove,
  onDismiss,
}: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, listeners } = useDrop(onPick);

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-slate-900 text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-stretch gap-3">
        {image.shownUrl !== null && (
          <div className="flex flex-col items-center gap-1">
            <Thumbnail src={image.shownUrl} className="size-24" />
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            >
              <Trash2 aria-hidden className="size-4 text-red-700" /> {officeUiWords.removeImage}
            </Button>
          </div>
        )}
        <label
          htmlFor={id}
          {...listeners}
          className={cx(
            'relative flex min-h-24 min-w-48 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-slate-500 border-dashed px-4 py-3 text-center hover:border-blue-900 hover:bg-blue-50 has-focus-visible:outline-3 has-focus-visible:outline-blue-700 has-focus-visible:outline-offset-2',
            isOver ? 'border-blue-900 bg-blue-50' : 'bg-slate-50',
          )}
        >
          <input
            ref={input}
            type="file"
            accept={types.join(',')}
            className="sr-only"
            {...fieldAria({ id, hint, error })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onPick(file);
              // Cleared, so that the same file can be chosen again after a removal.
              event.target.value = '';
            }}
          />
          <ImagePlus aria-hidden className="size-5 text-slate-600" />
          <span className="font-medium text-slate-900 text-sm">{officeUiWords.uploadImage}</span>
          <span className="text-slate-600 text-xs">{rule}</span>
          {image.file && <span className="max-w-full truncate text-blue-900 text-xs">{image.file.name}</span>}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-slate-600 text-xs">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <p id={`${id}-error`} role="alert" className="font-medium text-red-700 text-sm">
            {error}
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onDismiss();
              input.current?.focus();
            }}
          >
            {officeUiWords.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
