/** Lines of remittances as calls answer them. */
import type { RemittanceAnswer } from '@/contract/admin/cash';
import type { RemittanceSums } from '@/domain/cash/remittance';
import { toDinars } from '@/domain/money';
import { officeCashWords } from '@/words/en/orders/cash';
import type { LineVerdict } from './remit';

type Shown = RemittanceAnswer['verdicts'][number];

export function shownVerdict({
  line,
  named,
  verdict,
  orderId,
  parcelId,
  otherCourier,
  ...amounts
}: LineVerdict): Shown {
  const { expected } = amounts;
  const [paid, collected] = [toDinars(amounts.paid), toDinars(amounts.collected)];
  const [unallocated, difference] = [toDinars(amounts.unallocated), toDinars(amounts.difference)];
  const { verdictMessages: messages } = officeCashWords;
  const message =
    verdict === 'unknown'
      ? messages.unknown(otherCourier)
      : verdict === 'different'
        ? messages.different(difference)
        : messages[verdict];
  return {
    line,
    named,
    verdict,
    order_id: orderId,
    expected: expected === null ? null : toDinars(expected),
    paid,
    parcel_id: parcelId,
    collected,
    unallocated,
    difference,
    other_courier: otherCourier,
    message,
  };
}

export function shownSums({ unallocated_lines, different_lines, ...sums }: RemittanceSums): RemittanceAnswer['sums'] {
  const { expected, paid, fees, collected, unallocated, difference } = sums;
  return {
    expected: toDinars(expected),
    paid: toDinars(paid),
    fees: toDinars(fees),
    collected: toDinars(collected),
    unallocated: toDinars(unallocated),
    difference: toDinars(difference),
    unallocated_lines,
    different_lines,
  };
}
