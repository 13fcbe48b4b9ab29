'use client';

import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { IMAGE_TYPES } from '@/domain/image-rules';
import { cx } from '@/storefront/ui/classes';
import { Thumbnail } from '../../ui/thumbnail';

type DropAreaProps = { name: string; picture: string | null; onFile: (file: File) => void };

/** Where a file is dropped, or chosen after a click; shows the picture that stands there. */
export function DropArea({ name, picture, onFile }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the field inside is for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label
        className={cx(
          'grid h-32 cursor-pointer place-items-center overflow-hidden rounded-lg border border-dashed has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-blue-700 has-focus-visible:outline-offset-2',
          isOver ? 'border-blue-900 bg-blue-50' : 'border-slate-400 bg-slate-50 hover:border-blue-900',
        )}
      >
        <span className="sr-only">Choose a file for {name.toLowerCase()}</span>
        <Thumbnail
          src={picture}
          className="h-32 w-full border-0 bg-transparent"
          fallback={<Invitation picture={picture} />}
        />
        <input
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // The same file may be chosen again after an undo.
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}

function Invitation({ picture }: { picture: string | null }) {
  return (
    <span aria-hidden className="grid justify-items-center gap-1 p-2 text-center text-slate-600 text-xs">
      <ImagePlus className="size-6 text-slate-500" />
      {picture === null ? 'Drop or choose an image' : 'This image cannot be shown'}
    </span>
  );
}
