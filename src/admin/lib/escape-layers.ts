'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What Escape closes, the innermost last: a dialog, or a form that opened inside one. Radix knows only of its own dialogs and
 * menus, and would close the dialog around an open form.
 */
type Layer = { place: number; close: (() => void) | null };

const layers = new Set<Layer>();

let places = 0;

/** A place further in for each part. Parts that open at once render from the outside in, but their effects run from the inside out. */
function usePlace(): number {
  const [place] = useState(() => ++places);
  return place;
}

/** A part that opened inside a dialog: Escape closes it before the dialog. @param onEscape undefined: it cannot be closed */
export function useEscape(onEscape: (() => void) | undefined): void {
  const place = usePlace();
  const close = useEffectEvent(() => onEscape?.());
  const isClosable = onEscape !== undefined;
  useEffect(() => (isClosable ? enter({ place, close: () => close() }) : undefined), [place, isClosable]);
}

/** For a dialog. @returns a function that closes the innermost part opened inside the dialog, or returns false if all are closed */
export function useEscapeInside(): () => boolean {
  const place = usePlace();
  useEffect(() => enter({ place, close: null }), [place]);
  return () => {
    const inner = [...layers].filter((layer) => layer.place > place).toSorted((one, two) => two.place - one.place)[0];
    inner?.close?.();
    return inner?.close != null;
  };
}

function enter(layer: Layer): () => void {
  layers.add(layer);
  return () => void layers.delete(layer);
}
