'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TrackedOrder } from '@/contract/tracking';
import { QueryProvider } from '@/storefront/api/query-provider';
import { trackedOrderQuery } from '@/storefront/tracking/queries';
import { TrackedOrderStates } from '@/storefront/tracking/tracked-order-states';
import { readConfirmation } from './confirmation';
import { StepHeading } from './parts/step-heading';
import { StepIndicator } from './parts/step-indicator';
import { type Placed, readPlaced } from './placed';
import { ConfirmationStep } from './steps/confirmation-step';
import { LAST_STEP } from './wizard';

/** The last step, opened by its address. */
export function Thanks({ code }: { code: string }) {
  const [placed] = useState(() => readPlaced((kept) => kept.code === code));
  const [confirmation] = useState(readConfirmation);
  if (placed && confirmation?.orderId === placed.orderId) {
    return (
      <Frame>
        <ConfirmationStep confirmation={confirmation} placed={placed} />
      </Frame>
    );
  }
  return (
    <QueryProvider>
      <ThanksElsewhere code={code} />
    </QueryProvider>
  );
}

/** In another tab, or after a logout: as much as the code shows everybody. */
function ThanksElsewhere({ code }: { code: string }) {
  const query = useQuery(trackedOrderQuery(code));
  if (!query.data) return <TrackedOrderStates query={query} focusAfter="checkout-step" />;
  const { id, total, status } = query.data;
  return (
    <Frame>
      <ConfirmationStep
        confirmation={{ orderId: id, total, email: null, areChangesLost: false }}
        placed={publicPart(query.data, code)}
        status={status}
      />
    </Frame>
  );
}

function publicPart({ id, items, commune, wilaya, delivery_method: method }: TrackedOrder, code: string): Placed {
  const address = { street: '', city: '', postalCode: '', commune: commune?.name ?? '', wilaya, extra: '' };
  return { orderId: id, code, items, address, phones: [], isDesk: method === 'desk' };
}

/** As the wizard shows its last step. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <StepIndicator step={LAST_STEP} isConfirmed />
      <section
        aria-labelledby="checkout-step"
        className="mx-auto mt-8 min-w-0 max-w-3xl rounded-xl border border-slate-200 bg-white p-4 sm:p-6"
      >
        <StepHeading step={LAST_STEP} />
        {children}
      </section>
    </>
  );
}
