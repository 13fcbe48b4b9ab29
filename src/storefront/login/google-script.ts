/** Google's own sign-in script: https://developers.google.com/identity/gsi/web/reference/js-reference */

const ADDRESS = 'https://accounts.google.com/gsi/client';

type GoogleButtonLook = { theme: 'outline'; size: 'large'; text: 'continue_with'; locale: 'fr'; width: number };

export type GoogleId = {
  initialize: (config: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (place: HTMLElement, look: GoogleButtonLook) => void;
};

type WindowOfGoogle = Window & { google?: { accounts?: { id?: GoogleId } } };

let loading: Promise<void> | null = null;

/** Loads the script once per page view; after a failure, the next caller tries again. Rejects if it cannot be loaded. */
export function loadGoogleScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error(`${ADDRESS} could not be loaded`));
    };
    document.head.append(script);
  });
  return loading;
}

/** @throws if the script has loaded but is not Google's */
export function googleId(): GoogleId {
  const id = (window as WindowOfGoogle).google?.accounts?.id;
  if (!id) throw new Error('The script of Google Sign-In brought no google.accounts.id');
  return id;
}
