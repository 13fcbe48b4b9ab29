'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { googleId, loadGoogleScript } from './google-script';
import { googleFailed, scriptFailed } from './messages';

type GoogleButtonProps = {
  clientId: string;
  isDisabled: boolean;
  /** called with Google's ID token */
  onCredential: (credential: string) => void;
  onFailure: (message: string) => void;
};

/** Google refuses a wider button. */
const MAX_WIDTH = 400;

/** Google's own button, which Google draws; its place is kept free from the start. */
export function GoogleButton({ clientId, isDisabled, onCredential, onFailure }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const receive = useEffectEvent(onCredential);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let isGone = false;
    const draw = () => {
      if (isGone || !place.current) return;
      try {
        const id = googleId();
        id.initialize({ client_id: clientId, callback: ({ credential }) => isGone || receive(credential) });
        const width = Math.min(place.current.clientWidth, MAX_WIDTH);
        id.renderButton(place.current, { theme: 'outline', size: 'large', text: 'continue_with', locale: 'fr', width });
      } catch (error) {
        console.error(error);
        fail(googleFailed());
      }
    };
    loadGoogleScript().then(draw, () => isGone || fail(scriptFailed()));
    return () => {
      isGone = true;
    };
  }, [clientId]);

  // inert: only Google can disable a button inside its frame
  return <div ref={place} inert={isDisabled} className="flex min-h-11 justify-center inert:opacity-50" />;
}
