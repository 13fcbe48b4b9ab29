import type { CheckedBatch, MadeParcelBatch } from '@/contract/admin/parcels';
import type { ImportProgress } from '@/contract/admin/shared';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import type { CourierFault } from '@/domain/parcels/courier-checks';
import { newsFromProblem } from '@/domain/parcels/moment';
import { IMPORT_COLUMNS } from '@/domain/parcels/profile';
import { type Answer, ok, refuse } from '@/http/answer';
import { answerInLines, wantsLines } from '@/http/answer-lines';
import { call } from '@/http/call';
import { changeParcel } from '@/parcels/change-parcel';
import { checkOrders } from '@/parcels/check-orders';
import { decideReturn, type LineProblem, type ReturnOutcome } from '@/parcels/decide-return';
import { readCourierTable } from '@/parcels/files/read-courier-table';
import { findCourier, listCouriers, profileOf, proposeCourier } from '@/parcels/find-courier';
import { handOver } from '@/parcels/hand-over';
import { importStates } from '@/parcels/import-states';
import { type MadeBatch, makeBatch, type Obstacle } from '@/parcels/make-batch';
import { listBatches, listParcels, readBatch, readParcel } from '@/parcels/read-parcels';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { officeParcelWords as words } from '@/words/en/orders/parcels';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { notFound, refuseStale, withId } from '../refusals';
import { refuseTable } from './refuse-table';

export const adminParcelCalls = [
  call(routes.couriers, async ({ db, query }) => {
    const [couriers, proposed] = await Promise.all([listCouriers(db), proposeCourier(db, query.orders ?? [])]);
    return ok({ couriers, proposed });
  }),
  call(routes.parcelBatches, async ({ db, query }) => ok(await listBatches(db, query))),
  call(routes.makeParcelBatch, async ({ payload, db, user, body }) => {
    const { courier: choice, order_ids: orderIds, try: isTrial } = body;
    const courier = await findCourier(db, choice);
    if (!courier) return refuseField('courier', words.unknownCourier);
    if (!courier.active) return refuseField('courier', words.inactiveCourier(courier.name));
    const made = await makeBatch({ payload, user }, { courierId: courier.id, orderIds, isTrial });
    const warnings = (await checkOrders(db, { courier, orderIds })).map(({ id, faults }) => ({
      id,
      messages: faults.map(sayFault),
    }));
    if (isTrial) return ok({ warnings, refused: made.ok ? [] : refusedOrders(made) } satisfies CheckedBatch);
    if (!made.ok) return refuseBatch(made);
    const batch = await readBatch(db, made.id);
    return batch ? ok({ ...batch, warnings } satisfies MadeParcelBatch, 201) : notFound();
  }),
  call(routes.parcelBatch, ({ db, params }) => withId(params, (id) => answerBatch(db, { id }))),
  call(routes.handOverBatch, ({ payload, db, user, params, query }) =>
    withId(params, async (id) =>
      (await handOver({ payload, user }, { batchId: id, only: query.parcels })) ? answerBatch(db, { id }) : notFound(),
    ),
  ),
  call(routes.parcels, async ({ db, query }) => ok(await listParcels(db, query))),
  call(routes.parcel, ({ db, params }) => withId(params, (id) => answerParcel(db, id))),
  call(routes.changeParcel, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await changeParcel({ payload, user }, { id, change: body });
      if (outcome.type === 'stale') return refuseStale(await readParcel(db, id));
      if (outcome.type !== 'taken') return answerParcel(db, id);
      const message = words.trackingTaken(outcome.orderId);
      return refuse(409, message, { details: { tracking: [message] } });
    }),
  ),
  call(routes.returnParcel, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await decideReturn({ payload, user }, { id, input: body });
      return refuseReturn(outcome) ?? answerParcel(db, id);
    }),
  ),
  call(
    routes.importParcelStates,
    async ({ payload, db, user, request, body: { file, courier: choice, try: isTry, columns, news_from } }) => {
      const courier = await findCourier(db, choice);
      if (!courier) return refuseField('courier', words.unknownCourier);
      const newsFrom = news_from ?? '';
      const newsProblem = newsFromProblem(newsFrom, Date.now());
      if (newsProblem) return refuseField('news_from', sayProblem(newsProblem, officeProblemWords));
      const profile = await profileOf(db, courier.profile);
      const read = await readCourierTable(db, {
        courier,
        profile,
        file,
        need: 'status',
        columns,
        isDated: newsFrom !== '',
      });
      if (!read.ok) return refuseTable(read, IMPORT_COLUMNS);
      const { lines, head } = read;
      if (!isTry) await read.remember(user.username ?? '');
      const run = async (onProgress?: (progress: ImportProgress) => void) => ({
        read_as: read.readAs,
        ...head,
        lines: await importStates({ payload, user }, { courier, profile, lines, newsFrom, isTry, onProgress }),
      });
      return wantsLines(request) ? answerInLines(run, payload) : ok(await run());
    },
  ),
];

async function answerBatch(db: Database, { id, status = 200 }: { id: number; status?: number }): Promise<Answer> {
  const batch = await readBatch(db, id);
  return batch ? ok(batch, status) : notFound();
}

async function answerParcel(db: Database, id: number): Promise<Answer> {
  const parcel = await readParcel(db, id);
  return parcel ? ok(parcel) : notFound();
}

function refuseField(field: string, message: string): Answer {
  return refuse(400, message, { details: { [field]: [message] } });
}

function refuseBatch(made: MadeBatch & { ok: false }): Answer {
  if (made.reason === 'no-courier') return refuseField('courier', words.unknownCourier);
  const orders = refusedOrders(made);
  return refuse(409, words.notForBatch(orders.length), { details: { orders } });
}

function refusedOrders(made: MadeBatch & { ok: false }): CheckedBatch['refused'] {
  return made.reason === 'no-courier' ? [] : made.obstacles.map((one) => ({ id: one.id, message: sayObstacle(one) }));
}

function sayFault(fault: CourierFault): string {
  switch (fault.code) {
    case 'city-elsewhere':
      return words.faults['city-elsewhere'](fault.city);
    case 'not-served':
    case 'no-desk-there':
      return words.faults[fault.code](fault.place);
    case 'amount-too-high':
      return words.faults['amount-too-high'](fault.max);
    case 'text-too-long':
      return words.faults['text-too-long'](fault.header, fault.max);
    case 'empty':
      return words.faults.empty(fault.header);
    default:
      return words.faults[fault.code];
  }
}

function sayObstacle(obstacle: Obstacle): string {
  if (obstacle.reason === 'unknown') return words.unknownOrder;
  if (obstacle.reason === 'lost') return words.lostPieces;
  if (obstacle.reason === 'parcel') return words.hasParcel(obstacle.courier);
  return words.notProcessing(officeOrderStatusWords.labels[obstacle.status]);
}

function sayLine(fault: LineProblem): string {
  if (fault.problem === 'too-many') return words.tooMuchRestock(fault.max);
  return fault.problem === 'twice' ? words.lineTwice(fault.itemId) : words.unknownLine(fault.itemId);
}

/** Null if nothing refuses the return. */
function refuseReturn(outcome: ReturnOutcome): Answer | null {
  switch (outcome.type) {
    case 'invalid':
      return refuseField('lines', sayLine(outcome.problem));
    case 'not-handed-over':
      return refuse(409, words.notHandedOver);
    case 'replaced':
      return refuse(409, words.replaced);
    case 'decided-otherwise':
      return refuse(409, words.alreadyDecided(outcome.by));
    default:
      return null;
  }
}
