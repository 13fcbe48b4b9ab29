export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive' | 'success';
  /** milliseconds; 4000 by default */
  duration?: number;
};

/**
 * Toasts wait here until the library that shows them is loaded, which the first toast asks for: no visitor pays for it on
 * the first page view.
 */
const waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | null = null;
let wakeUp: (() => void) | null = null;

/** Shows a short message; never throws. */
export function showToast(message: ToastMessage): void {
  if (deliver) {
    deliver(message);
    return;
  }
  waiting.push(message);
  wakeUp?.();
}

/** For the host: calls back at the first toast. @returns a function that stops listening */
export function onFirstToast(listener: () => void): () => void {
  wakeUp = listener;
  if (waiting.length > 0) listener();
  return () => {
    wakeUp = null;
  };
}

/** For the view: takes over the delivery, beginning with what has been waiting. */
export function takeToasts(listener: (message: ToastMessage) => void): () => void {
  deliver = listener;
  for (const message of waiting.splice(0)) listener(message);
  return () => {
    deliver = null;
  };
}
