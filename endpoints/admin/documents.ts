import { uploadDocument } from '@/catalogue/editing/documents';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const adminDocumentCalls = [
  call(routes.uploadDocument, async ({ payload, user, body: { file } }) =>
    ok(await uploadDocument({ payload, user }, file), 201),
  ),
];
