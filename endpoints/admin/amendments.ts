import { type AmendmentGuard, type AmendOutcome, amendOrder } from '@/confirmation/amend-order';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { type Answer, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { guardAmendment } from '@/parcels/guard-amendment';
import { confirmationWords } from '@/words/en/orders/confirmation';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { atField, notFound, refuseStale, withId } from '../refusals';
import { refusedOrder } from '../refused-order';
import { answerOrder, readAnswers } from './order-answers';

/** What else forbids an amendment: a track above the confirmation adds its rule here. */
const GUARDS: readonly AmendmentGuard[] = [guardAmendment];

export const amendmentCalls = [
  call(routes.amendOrder, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await amendOrder({ payload, user }, { orderId: id, amendment: body, guards: GUARDS });
      return answerAmendment({ db, id, outcome });
    }),
  ),
];

const FIELDS = { unknownItem: 'item_id', productTwice: 'product_id' } as const;

async function answerAmendment({
  db,
  id,
  outcome,
}: {
  db: Database;
  id: number;
  outcome: AmendOutcome;
}): Promise<Answer> {
  switch (outcome.type) {
    case 'unknown':
      return notFound();
    case 'stale':
      return refuseStale((await readAnswers(db, [id]))[0] ?? null);
    case 'closed':
      return refuse(409, confirmationWords.notAmendable(officeOrderStatusWords.labels[outcome.status]));
    case 'forbidden':
      return refuse(409, outcome.message);
    case 'bad-item':
      return atField(`items.${outcome.index}.${FIELDS[outcome.problem]}`, { code: outcome.problem }, 'clerk');
    case 'refused':
      return refusedOrder(outcome.refusal, 'clerk');
    case 'amended':
      return answerOrder({ db, id });
  }
}
