/**
 * The documented calls where no server of ours stands in front: `next dev` alone, or a host without custom servers.
 */
import { calls } from '@endpoints/index';
import config from '@payload-config';
import { getPayload } from 'payload';
import { createDispatch } from '@/http/dispatch';

const dispatch = createDispatch({ calls, getPayload: () => getPayload({ config }) });

export {
  dispatch as DELETE,
  dispatch as GET,
  dispatch as HEAD,
  dispatch as OPTIONS,
  dispatch as PATCH,
  dispatch as POST,
  dispatch as PUT,
};
