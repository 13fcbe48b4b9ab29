'use client';

import { useState } from 'react';
import type { Parcel } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { wasFormOpen } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { Button } from '../../ui/button';
import { ReturnForm, returnDraft } from './return-form';

const words = officePackingWords.back;

/** The return of a parcel: decided already, asked for once it is back, offered as long as the courier has it. */
export function ParcelReturn({ parcel, onFlash }: { parcel: Parcel; onFlash: (flash: Flash) => void }) {
  const [isOpen, setIsOpen] = useState(() => parcel.state === 'returned' || wasFormOpen(returnDraft(parcel)));
  const { return: decided, state, handed_over_at: left } = parcel;
  if (decided) {
    const pieces = decided.lines.reduce((sum, { restock }) => sum + restock, 0);
    return (
      <p className="rounded-lg border border-slate-300 bg-slate-50 px-4 py-3 text-sm">
        {words.done(pieces, decided.by)} {decided.by_customer && words.byCustomer}
      </p>
    );
  }
  if (left === null || state === 'cancelled' || state === 'lost') return null;
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{words.start}</Button>
      </div>
    );
  }
  return <ReturnForm parcel={parcel} onFlash={onFlash} />;
}
