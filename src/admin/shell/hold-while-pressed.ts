import { defaultScheduler, notifyManager } from '@tanstack/react-query';

/** Milliseconds after which a pressed pointer holds nothing any more: it may be dragging, or have left the window. */
const MAX_HOLD_MS = 1_000;

/** Milliseconds from a release to the click that the browser makes of it; a touch screen takes its time. */
const CLICK_MS = 50;

/**
 * Shows answers that arrive while a pointer is down once it is released. A list that is read again may grow or shrink: if that
 * moves the pressed button away before the release, the browser makes no click, or clicks another row.
 * @returns a function that ends it
 */
export function holdWhilePressed(): () => void {
  const held: (() => void)[] = [];
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    isPressed = false;
    for (const notify of held.splice(0)) notify();
  };
  const showAfter = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, delayMs);
  };
  const press = () => {
    isPressed = true;
    showAfter(MAX_HOLD_MS);
  };
  const release = () => showAfter(CLICK_MS);

  notifyManager.setScheduler((notify) =>
    defaultScheduler(() => {
      if (isPressed) held.push(notify);
      else notify();
    }),
  );
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  return () => {
    listening.abort();
    clearTimeout(timer);
    show();
    notifyManager.setScheduler(defaultScheduler);
  };
}
