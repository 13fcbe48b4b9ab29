'use client';

import { useRef, useState } from 'react';
import { parts } from '@/client/parts';
import type { TrackedOrder as Order } from '@/contract/tracking';
import { formatLongDate } from '@/domain/dates';
import { statusView } from '@/domain/orders/order-status';
import { StatusBadge } from '@/storefront/profile/orders/status-badge';
import { againPath, type OrderAccess } from '@/storefront/reorder/again-path';
import { OrderAgain } from '@/storefront/reorder/order-again';
import { FormAlert } from '@/storefront/ui/form-parts';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { orderStatusWords } from '@/words/fr/orders/order-status';
import { trackingWords } from '@/words/fr/orders/tracking';
import { CancelOrder } from './cancel-order';
import { MailLink } from './mail-link';
import { OrderFacts } from './order-facts';
import { StepsList } from './steps-list';

/** An order as anybody may see it who has its link, or its number and telephone: without the link it cannot be cancelled here. */
export function TrackedOrder({ order, access }: { order: Order; access: OrderAccess }) {
  const code = 'code' in access ? access.code : null;
  const { id, status, can_cancel: canCancel } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <article aria-labelledby="tracked-order" className="rounded-xl border border-slate-200 bg-white p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2
            ref={heading}
            id="tracked-order"
            tabIndex={-1}
            className="scroll-mt-40 font-bold text-slate-900 text-xl tabular-nums tracking-tight outline-none"
          >
            {trackingWords.order(id)}
          </h2>
          <p className="mt-0.5 text-slate-600 text-sm">{trackingWords.placedOn(formatLongDate(order.order_date))}</p>
        </div>
        <StatusBadge status={statusView(status, orderStatusWords.labels)} />
      </header>
      <p role="status" className="mt-3 text-slate-800">
        {orderStatusWords.meanings[status]} {canCancel && trackingWords.weCall}
      </p>
      <div className="mt-6 grid gap-8 border-slate-200 border-t pt-6 md:grid-cols-2">
        <section>
          <h3 id="steps" className="mb-4 font-semibold text-lg text-slate-900">
            {trackingWords.steps}
          </h3>
          <StepsList order={order} />
        </section>
        <OrderFacts order={order} />
      </div>
      <footer className="mt-6 border-slate-200 border-t pt-6">
        <OrderAgain path={againPath(access)} id={id} />
        <FormAlert text={refusal} />
        {canCancel && 'phone' in access && <MailLink access={access} />}
        {canCancel && code !== null && (
          <CancelOrder
            id={id}
            code={code}
            onCancelled={() => heading.current?.focus()}
            onRefused={(text) => {
              setRefusal(text);
              heading.current?.focus();
            }}
          />
        )}
        <p className="text-slate-700 text-sm">
          {parts((canCancel && code === null ? trackingWords.cancelByLink : trackingWords.question)(<ShopPhones />))}
        </p>
      </footer>
    </article>
  );
}
