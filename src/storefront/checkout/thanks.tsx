'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TrackedOrder } from '@/contract/tracking';
import { QueryProvider } from '@/storefront/api/query-provider';
import { trackedOrderQuery } from '@/storefront/tracking/queries';
import { TrackedOrderStates } from '@/storefront/tracking/tracked-order-states';
import { readConfirmation } from './order/confirmation';
import { type Placed, readPlaced } from './order/placed';
import { StepHeading } from './parts/step-heading';
import { StepIndicator } from './parts/step-indicator';
import { ConfirmationStep } from './steps/confirmation-step';
import { type Confirmation, LAST_STEP } from './wizard';

/** The last step, opened by its address. */
export function Thanks({ code }: { code: string }) {
  const [placed] = useState(() => readPlaced((kept) => kept.code === code));
  const [confirmation] = useState(readConfirmation);
  return (
    <QueryProvider>
      {placed && confirmation?.orderId === placed.orderId ? (
        <ThanksHere confirmation={confirmation} placed={placed} />
      ) : (
        <ThanksElsewhere code={code} />
      )}
    </QueryProvider>
  );
}

/** All that this tab knows of it, and what has become of it since. */
function ThanksHere({ confirmation, placed }: { confirmation: Confirmation; placed: Placed }) {
  const { data } = useQuery(trackedOrderQuery(placed.code));
  return (
    <Frame>
      <ConfirmationStep confirmation={confirmation} placed={placed} {...(data && { status: data.status })} />
    </Frame>
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
