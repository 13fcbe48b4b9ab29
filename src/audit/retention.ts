import { env } from '@/env';

/**
 * Removes what is older than AUDIT_DAYS: the one deletion that the log's trigger lets through, because the statement
 * names itself first.
 */
export const FORGET_OLD_ENTRIES = `
  WITH permission AS MATERIALIZED (SELECT set_config('thermopieces.audit_retention', 'on', true))
  DELETE FROM audit_log USING permission WHERE at < now() - make_interval(days => ${env.AUDIT_DAYS})`;
