'use client';

import { Activity, type ComponentType, lazy, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { giveUpNavigation, isPageAwaited } from '../line/hold-navigations';
import { dropHeldInput, type HeldInput, holdInput, isInputHeld } from './hold-input';
import { firstInterest } from './interest';
import { loadUntilThere } from './load-until-there';

type Deferral<P> = {
  load: () => Promise<ComponentType<P>>;
  /** whether this visit needs the script before any sign of interest. Default: no */
  isWantedAtOnce?: () => boolean;
};

/**
 * A part of a page that is whole in the page's HTML, and whose script comes at the first sign of interest. What somebody does in
 * it until then is done again once the script is there. Only for parts that need no script to show what they should. See
 * docs/decisions/0053-scripts-at-the-first-sign-of-interest.md.
 */
export function deferHydration<P extends object>({ load, isWantedAtOnce }: Deferral<P>): ComponentType<P> {
  /** Its HTML came with the page. React asks for the script only after the page's first commit. */
  let isInPage = false;
  const find = async () => {
    if (typeof window === 'undefined') return load();
    if (!isInPage) return loadUntilThere({ load, isAwaited: () => true, onGivenUp: giveUpNavigation });
    if (!isWantedAtOnce?.()) await firstInterest();
    return loadUntilThere({ load, isAwaited: () => isInputHeld() || isPageAwaited(), onGivenUp: giveUp });
  };
  const Part = lazy(async () => ({ default: await find() }));

  return function Deferred(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const hasBegun = useRef(false);
    const held = useRef<HeldInput>(undefined);
    useLayoutEffect(() => {
      isInPage = true;
      if (!box.current || hasBegun.current) return;
      held.current = holdInput(box.current);
      return held.current.drop;
    }, []);
    const begin = () => {
      hasBegun.current = true;
      void held.current?.repeat();
    };
    return (
      <div ref={box} className="contents">
        {/* Like Suspense it may wait for its script, but the server never sends its content apart from the page. */}
        <Activity>
          <Part {...props} />
          <Beginning onBegin={begin} />
        </Activity>
      </div>
    );
  };
}

/** Also drops the pending navigation, which cannot finish before the script of this part has loaded. */
function giveUp(): void {
  dropHeldInput();
  if (isPageAwaited()) giveUpNavigation();
}

/** Tells when what is beside it is in use. */
function Beginning({ onBegin }: { onBegin: () => void }) {
  const begin = useEffectEvent(onBegin);
  useEffect(() => begin(), []);
  return null;
}
