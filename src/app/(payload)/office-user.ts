import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';
import { worksInOffice } from '@/domain/accounts/roles';

/** The user of the back office's own cookie, if any. Read once per request. */
export const officeUser = cache(async () => {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
  return user;
});

/** Whether the back office's own cookie names a member of staff. */
export async function isFromOffice(): Promise<boolean> {
  return worksInOffice(await officeUser());
}
