'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { MAX_BATCH } from '@/domain/orders/chosen-orders';
import { officePackingWords } from '@/words/en/orders/packing';
import { failureText } from '../../api/failures';
import type { Selection } from '../../lib/use-selection';
import { couriersQuery } from '../../parcels/queries';
import { Banner } from '../../ui/banner';
import { BusyButton, Button } from '../../ui/button';
import { SelectField } from '../../ui/text-field';
import { proposedCourierQuery } from '../queries';
import { Obstacles } from './obstacles';
import { useBatchMaking } from './use-batch-making';

type BatchBarProps = { selection: Selection; onMade: (batch: ParcelBatch) => void };

const words = officePackingWords.batch;

/** Makes a batch of the ticked orders. It stays at the foot of the window, within a thumb's reach. */
export function BatchBar({ selection, onMade }: BatchBarProps) {
  const couriers = useQuery(couriersQuery());
  const active = couriers.data?.filter((courier) => courier.active) ?? [];
  const [typed, setCourier] = useState('');
  // Labels are printed by the orders' numbers, however the rows were ticked.
  const ids = [...selection.chosen].toSorted((one, other) => one - other);
  const proposing = useQuery({
    ...proposedCourierQuery(ids),
    enabled: active.length > 1 && ids.length > 0 && ids.length <= MAX_BATCH,
  });
  const proposed = active.length === 1 ? active[0]?.id : active.find(({ id }) => id === proposing.data)?.id;
  const courier = typed || String(proposed ?? '');
  const isProposed = typed === '' && active.length > 1 && courier !== '';
  const making = useBatchMaking({ courier, ids, onMade });
  const { obstacles, warnings } = making;
  if (ids.length === 0 || (couriers.data && active.length === 0)) return null;
  const isTooMany = ids.length > MAX_BATCH;
  return (
    <section
      aria-label={words.bar}
      className="sticky bottom-2 z-20 mt-4 grid gap-3 rounded-xl border border-blue-900 bg-blue-50 p-3 shadow-lg"
    >
      {couriers.error && <Banner kind="error" text={failureText(words.couriersFailed, couriers.error)} />}
      {isTooMany && <Banner kind="error" text={words.tooMany(MAX_BATCH)} />}
      {making.failure && <Banner kind="error" text={failureText(words.failed, making.failure)} />}
      {making.checkFailure && <Banner kind="error" text={failureText(words.checkFailed, making.checkFailure)} />}
      {warnings.length > 0 && (
        <Obstacles
          heading={words.warnings(warnings.length)}
          obstacles={warnings.map(({ id, messages }) => ({ id, message: messages.join('. ') }))}
          isWarning
          onLeaveOut={() =>
            selection.choose(
              warnings.map(({ id }) => id),
              false,
            )
          }
        />
      )}
      {obstacles.length > 0 && (
        <Obstacles
          heading={words.obstacles}
          obstacles={obstacles}
          onLeaveOut={() => {
            selection.choose(
              obstacles.map(({ id }) => id),
              false,
            );
            making.reset();
          }}
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <p className="pb-3 font-semibold text-slate-900 text-sm">{words.chosen(ids.length)}</p>
        <div className="min-w-40 flex-1 md:max-w-72">
          <SelectField
            id="batch-courier"
            label={words.courier}
            {...(isProposed && { hint: words.proposed })}
            value={courier}
            onChange={({ target }) => setCourier(target.value)}
          >
            <option value="" disabled>
              {words.chooseCourier}
            </option>
            {active.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <BusyButton variant="primary" isBusy={!making.canMake} onClick={making.make}>
          {making.isChecking ? words.checking : making.isMaking ? words.making : words.make(ids.length)}
        </BusyButton>
        <Button variant="ghost" onClick={selection.clear}>
          {words.clear}
        </Button>
      </div>
    </section>
  );
}
