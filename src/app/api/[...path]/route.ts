/** Answers the documented calls without our own server in front: `next dev` alone, or a host without custom servers. */
import { calls } from '@endpoints/index';
import config from '@payload-config';
import { getPayload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { createDispatch } from '@/http/dispatch';

const answer = createDispatch({ calls, guard: sessionGuard, getPayload: () => getPayload({ config }) });
/** Drops the second argument that Next.js passes. */
const dispatch = (request: Request) => answer(request);

export {
  dispatch as DELETE,
  dispatch as GET,
  dispatch as HEAD,
  dispatch as OPTIONS,
  dispatch as PATCH,
  dispatch as POST,
  dispatch as PUT,
};
