'use client';

import { Bell, BellOff } from 'lucide-react';
import { officeLiveWords } from '@/words/en/orders/order-desk';
import { Button } from '../../ui/button';
import { ring, useBell } from './bell';

/** Switches the sound for new orders. It is heard when it is switched on. */
export function BellButton() {
  const [isOn, turn] = useBell();
  const Icon = isOn ? Bell : BellOff;
  return (
    <Button
      aria-pressed={isOn}
      title={isOn ? officeLiveWords.bellOn : officeLiveWords.bellOff}
      onClick={() => {
        turn(!isOn);
        if (!isOn) ring();
      }}
    >
      <Icon aria-hidden className="size-4" /> {officeLiveWords.bell}
    </Button>
  );
}
