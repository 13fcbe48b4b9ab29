import { applyBulk, undoBulk } from '@/catalogue/editing/bulk/apply-bulk';
import { planBulk } from '@/catalogue/editing/bulk/plan-bulk';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { officeOrderCallWords } from '@/words/en/orders/order-calls';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { atField, notFound, withId } from '../refusals';

export const productBulkCalls = [
  call(routes.bulkProducts, async ({ payload, user, body, key }) => {
    const caller = { payload, user };
    if (body.preview) {
      const planned = await planBulk(caller, body);
      return planned.ok ? ok(planned.preview) : atField(planned.field, planned.problem, 'clerk');
    }
    const applied = await applyBulk(caller, { ...body, key });
    if (applied.ok) return ok(applied.result);
    if ('isKeyReused' in applied) return refuse(422, officeOrderCallWords.keyReused);
    return atField(applied.field, applied.problem, 'clerk');
  }),
  call(routes.undoBulkProducts, ({ payload, user, params }) =>
    withId(params, async (id) => {
      const outcome = await undoBulk({ payload, user }, id);
      if (!outcome) return notFound();
      return outcome.ok ? ok(outcome.undone) : refuse(409, sayProblem(outcome.problem, officeProblemWords));
    }),
  ),
];
