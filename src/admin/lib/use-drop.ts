'use client';

import { type DragEvent, useState } from 'react';

/**
 * A place that holds a file input and takes files that are dropped on it, too. Where the input is disabled, a drop is
 * swallowed: the browser would leave the page to show the file.
 * @returns whether something is held over the place, and what the place listens to
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

/** Also a fieldset around it disables an input. */
function takesFiles(place: HTMLElement): boolean {
  return place.querySelector('input[type=file]:enabled') !== null;
}
