/** What is downloaded of a batch: papers to print, and the file that its courier imports. Each holds customers' addresses. */
import type { TypedUser } from 'payload';
import { recordExport } from '@/audit/record';
import { routes } from '@/contract/routes';
import { type Answer, download, refuse } from '@/http/answer';
import { type CallContext, call } from '@/http/call';
import { courierFile } from '@/parcels/files/courier-file';
import { profileOf } from '@/parcels/find-courier';
import type { ParcelPaper } from '@/parcels/papers/draw-parcel-paper';
import { paperPdf } from '@/parcels/papers/papers';
import { type BatchSheets, readSheets } from '@/parcels/read-sheets';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { notFound, withId } from '../refusals';

type Context = Pick<CallContext<unknown, unknown, TypedUser>, 'payload' | 'db' | 'params' | 'user'>;

export const parcelPaperCalls = [
  call(routes.batchLabels, (context) => answerPaper(context, context.query.paper === 'a4' ? 'labels-a4' : 'labels')),
  call(routes.batchPapers, (context) => answerPaper(context, 'papers')),
  call(routes.batchPickingList, (context) => answerPaper(context, 'picking-list')),
  call(routes.batchHandOverSheet, (context) => answerPaper(context, 'hand-over')),
  call(routes.batchCourierFile, (context) =>
    answerFile(context, 'courier-file', async (batch) => {
      const file = await courierFile(await profileOf(context.db, batch.profile), batch);
      return download({ file: file.bytes, name: file.name, type: file.type });
    }),
  ),
];

function answerPaper(context: Context, paper: ParcelPaper): Promise<Answer> {
  return answerFile(context, paper, async (batch) =>
    download({ file: await paperPdf(paper, batch), name: `${paper}-${batch.batchId}.pdf`, type: 'application/pdf' }),
  );
}

function answerFile(
  { payload, db, params, user }: Context,
  what: string,
  make: (batch: BatchSheets) => Promise<Answer>,
): Promise<Answer> {
  return withId(params, async (id) => {
    const batch = await readSheets(db, id);
    if (!batch) return notFound();
    if (batch.sheets.length === 0) return refuse(409, officeParcelWords.allCancelled);
    const answer = await make(batch);
    await recordExport({ payload, user }, { subjectType: 'parcel-batches', filter: { batch: id, file: what } });
    return answer;
  });
}
