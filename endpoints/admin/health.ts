import { readLastBackup } from '@/backup/last-backup';
import { listInsecureImages } from '@/catalogue';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const adminHealthCalls = [
  call(routes.adminHealth, async ({ db }) => {
    const [lastBackup, insecureImages] = await Promise.all([readLastBackup(db), listInsecureImages(db)]);
    return ok({ status: 'ok', last_backup: lastBackup, insecure_images: insecureImages });
  }),
];
