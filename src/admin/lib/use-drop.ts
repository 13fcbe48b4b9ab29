'use client';

import { type DragEvent, useState } from 'react';

/**
 * For an element that contains a file input: files can also be dropped on it. While the input is disabled, a drop is ignored;
 * without that, the browser would leave the page to show the file.
 * @returns whether something is dragged over the element, and the element's listeners
 */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    listeners: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setIsOver(takesFiles(event.currentTarget));
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && takesFiles(event.currentTarget)) onFile(file);
      },
    },
  };
}

/** `:enabled` also takes account of a disabled fieldset around the input. */
function takesFiles(place: HTMLElement): boolean {
  return place.querySelector('input[type=file]:enabled') !== null;
}
