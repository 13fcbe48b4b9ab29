'use client';

import { useField } from '@payloadcms/ui';
import { CHARGE_KINDS, type KeptCharge } from '@/domain/orders/charges';
import { formatOfficeAmount } from '@/domain/price-texts';
import { officeOrderWords } from '@/words/en/orders/orders';

/** An order's charges in Payload's own form, read-only. */
export function OrderChargesField({ path }: { path: string }) {
  const { value } = useField<KeptCharge[] | null>({ potentiallyStalePath: path });
  return (
    <div className="field-type">
      <dl style={{ display: 'flex', flexWrap: 'wrap', columnGap: 40, margin: 0 }}>
        {value?.map(({ kind, amount }) => (
          <div key={kind}>
            <dt className="field-label">{officeOrderWords.inDinars(chargeName(kind))}</dt>
            <dd style={{ margin: 0 }}>{formatOfficeAmount(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A kind that this version of the shop does not know keeps its own name. */
function chargeName(kind: string): string {
  const known = CHARGE_KINDS.find((name) => name === kind);
  return known ? officeOrderWords.chargeNames[known] : kind;
}
