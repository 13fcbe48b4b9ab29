import { addNote } from '@/confirmation/add-note';
import { claimOrder, releaseOrder } from '@/confirmation/claim';
import { type CallOutcome, recordCall } from '@/confirmation/record-call';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { type Answer, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { confirmationWords } from '@/words/en/orders/confirmation';
import { officeOrderCallWords } from '@/words/en/orders/order-calls';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { notFound, withId } from '../refusals';
import { answerOrder } from './order-answers';

export const confirmationCalls = [
  call(routes.recordCall, ({ payload, db, user, params, body, key }) =>
    withId(params, async (id) => {
      const reported = { result: body.result, note: body.note, callAgainAt: body.call_again_at };
      const outcome = await recordCall({ payload, user }, { orderId: id, call: reported, idempotencyKey: key });
      return answerCall({ db, id, outcome });
    }),
  ),
  call(routes.claimOrder, ({ payload, db, user, params }) =>
    withId(params, async (id) => {
      const outcome = await claimOrder({ payload, user }, id);
      return outcome.type === 'taken' ? refuse(409, confirmationWords.claimed(outcome.by)) : answerOrder({ db, id });
    }),
  ),
  call(routes.releaseOrder, ({ payload, user, params }) =>
    withId(params, async (id) => {
      const outcome = await releaseOrder({ payload, user }, id);
      if (outcome.type === 'unknown') return notFound();
      if (outcome.type === 'taken') return refuse(403, confirmationWords.claimed(outcome.by));
      return { status: 204, body: null };
    }),
  ),
  call(routes.addNote, ({ payload, db, user, params, body: { text } }) =>
    withId(params, async (id) => {
      await addNote({ payload, user }, { orderId: id, text });
      return answerOrder({ db, id, status: 201 });
    }),
  ),
];

async function answerCall({ db, id, outcome }: { db: Database; id: number; outcome: CallOutcome }): Promise<Answer> {
  switch (outcome.type) {
    case 'unknown':
      return notFound();
    case 'key-reused':
      return refuse(422, officeOrderCallWords.keyReused);
    case 'no-moment': {
      const message = confirmationWords.momentInPast;
      return refuse(400, message, { details: { call_again_at: [message] } });
    }
    case 'not-awaited':
      return refuse(409, confirmationWords.notAwaited(officeOrderStatusWords.labels[outcome.status]));
    case 'applied':
      return answerOrder({ db, id });
  }
}
