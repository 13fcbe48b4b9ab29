'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What Escape closes, the innermost last: a dialog, or a form that opened inside one. Radix knows only of its own dialogs and
 * menus, and would close the dialog around an open form.
 */
type Layer = { close: (() => void) | null };

const layers: Layer[] = [];

/** A part that opened inside a dialog: Escape closes it before the dialog. @param onEscape undefined: it cannot be closed */
export function useEscape(onEscape: (() => void) | undefined): void {
  const close = useEffectEvent(() => onEscape?.());
  const isClosable = onEscape !== undefined;
  useEffect(() => (isClosable ? enter({ close: () => close() }) : undefined), [isClosable]);
}

/** For a dialog. @returns a function that closes the innermost part opened inside the dialog, or returns false if none is open */
export function useEscapeInside(): () => boolean {
  const own = useRef<Layer>({ close: null });
  useEffect(() => enter(own.current), []);
  return () => {
    const inner = layers.slice(layers.indexOf(own.current) + 1).at(-1);
    inner?.close?.();
    return inner?.close != null;
  };
}

function enter(layer: Layer): () => void {
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}
