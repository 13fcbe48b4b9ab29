import { readWilayas } from '@/catalogue';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const wilayaCalls = [call(routes.wilayas, async ({ db }) => ok(await readWilayas({ db })))];
