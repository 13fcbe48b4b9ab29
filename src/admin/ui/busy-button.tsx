import type { ComponentProps } from 'react';
import { Button } from './button';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'disabled' | 'aria-disabled'> & { isBusy: boolean };

/** A button that does nothing while it is busy, and keeps the focus, which one that is disabled would lose. */
export function BusyButton({ isBusy, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy}
      onClick={(event) => {
        // Also what it would send.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
