import { openApiDocument } from '@/contract/openapi';
import { openApiPage } from '@/contract/openapi-page';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

const document = openApiDocument(Object.values(routes));
const page = openApiPage(document);

export const docsCalls = [
  call(routes.openapi, async () => ok(document)),
  call(routes.docs, async () => ({ status: 200, body: null, html: page })),
];
