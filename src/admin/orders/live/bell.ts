'use client';

import { useEffect, useRef } from 'react';
import { useRemembered } from '../../lib/use-remembered';

const KEY = 'order-bell';
const LOCK = 'order-bell';

/** Two notes: hertz, and seconds from the start. */
const NOTES = [
  [880, 0],
  [1_174.7, 0.18],
] as const;
const NOTE_S = 0.35;
const LOUDNESS = 0.25;

let context: AudioContext | undefined;

/** Browsers play no sound before the first click or key on the page. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, after] of NOTES) {
    const start = context.currentTime + after;
    const note = new OscillatorNode(context, { frequency: hertz });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_S);
  }
}

/** Whether this browser rings for new orders, which it remembers. */
export function useBell(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [value, remember] = useRemembered(KEY);
  return [value === 'on', (isOn) => remember(isOn ? 'on' : 'off')];
}

/** Of several tabs one rings: the one that holds a lock of the browser, until it is closed. */
export function useIsRinger(): () => boolean {
  const isRinger = useRef(false);
  useEffect(() => {
    // Without HTTPS there are no locks: then every tab rings.
    isRinger.current = navigator.locks === undefined;
    if (isRinger.current) return;
    const waiting = new AbortController();
    let release = () => {};
    const held = () =>
      new Promise<void>((resolve) => {
        isRinger.current = true;
        release = resolve;
      });
    navigator.locks.request(LOCK, { signal: waiting.signal }, held).catch(() => undefined);
    return () => {
      isRinger.current = false;
      waiting.abort();
      release();
    };
  }, []);
  return () => isRinger.current;
}
