import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';

export const healthCalls = [
  call(routes.health, async ({ db }) => {
    try {
      await db.query('SELECT 1');
      return ok({ status: 'ok' });
    } catch {
      return refuse(503, 'The database is away.', { headers: { 'Retry-After': '5' } });
    }
  }),
];
