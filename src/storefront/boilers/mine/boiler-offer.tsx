import type { ReactNode } from 'react';

/** A button of the bar. */
export const BAR_ACTION = 'min-h-11 cursor-pointer px-1 text-start font-medium text-blue-900 leading-tight underline';

type BoilerOfferProps = { onOpen: () => void; onInterest?: () => void; children: ReactNode };

/** The offer to choose a boiler. */
export function BoilerOffer({ onOpen, onInterest, children }: BoilerOfferProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onInterest}
      onFocus={onInterest}
      className={`${BAR_ACTION} noscript:hidden`}
    >
      {children}
    </button>
  );
}
