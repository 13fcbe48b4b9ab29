import { quickOrder, readListFile } from '@/catalogue';
import { routes } from '@/contract/routes';
import { MAX_LIST_FILE_BYTES } from '@/domain/orders/quick-order';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { listFileWords } from '@/words/fr/orders/quick-order';

export const buyingCalls = [
  call(routes.quickOrder, async ({ db, body }) => ok(await quickOrder({ db, text: body.text }))),
  call(routes.readListFile, async ({ body: { file } }) => {
    if (file.size > MAX_LIST_FILE_BYTES) return refuseFile(413, listFileWords.tooLarge(MAX_LIST_FILE_BYTES / 1e6));
    const read = await readListFile(new Uint8Array(await file.arrayBuffer()));
    return read.ok ? ok({ text: read.text }) : refuseFile(400, listFileWords[read.reason]);
  }),
];

function refuseFile(status: number, message: string): Answer {
  return refuse(status, message, { details: { file: [message] } });
}
