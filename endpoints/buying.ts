import { quickOrder } from '@/catalogue';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const buyingCalls = [
  call(routes.quickOrder, async ({ db, body }) => ok(await quickOrder({ db, text: body.text }))),
];
