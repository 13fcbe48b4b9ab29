/**
 * The documented calls where no server of ours stands in front: `next dev` alone, or a host without custom servers.
 */
import { calls } from '@endpoints/index';
import config from '@payload-config';
import { getPayload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import { createDispatch } from '@/http/dispatch';

const answer = createDispatch({ calls, guard: sessionGuard, getPayload: () => getPayload({ config }) });
/** Next.js hands a second argument over that is none of ours. */
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
