import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';

/** Whom the back office's own cookie names; null for nobody. Asked once a request. */
export const officeUser = cache(async () => {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
  return user;
});
