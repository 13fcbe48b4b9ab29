import { readLastBackup } from '@/backup/last-backup';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const adminHealthCalls = [
  call(routes.adminHealth, async ({ db }) => ok({ status: 'ok', last_backup: await readLastBackup(db) })),
];
