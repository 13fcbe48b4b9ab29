import { env } from '@/env';
import { RETRY_AFTER_S } from '@/http/database-away';
import { textsFor } from '@/http/texts';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import { currentRequest } from '@/runtime/request-context';
import { UnavailableError } from '@/runtime/unavailable-error';
import type { CmsHandler } from './cms-handler';

const unavailable = () => textsFor('/admin').unavailable;

/** A read of the CMS takes one or two connections: all of these together take half of the pool at most. */
const takeTurn = limitConcurrency({
  atOnce: Math.max(1, Math.floor(env.DATABASE_POOL / 4)),
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
  refusal: unavailable,
});

/**
 * Limits concurrent requests of visitors from outside of the back office, who may fetch files: a crowd would take the database's
 * connections from the shop. The shop's own people never wait here; nor does the login, which has its own limits.
 */
export function inTurn(handler: CmsHandler): CmsHandler {
  return async (request, context) => {
    if (currentRequest()?.isOfOffice) return handler(request, context);
    try {
      // Skips the read if the client disconnected while waiting.
      return await takeTurn(async () => (request.signal.aborted ? comeBack() : handler(request, context)));
    } catch (error) {
      if (error instanceof UnavailableError) return comeBack();
      throw error;
    }
  };
}

function comeBack(): Response {
  const errors = [{ message: unavailable() }];
  return Response.json({ errors }, { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } });
}
