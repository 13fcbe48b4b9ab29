import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';
import { mayEditCatalogue } from '@/domain/roles';

/** Whether the back office's own cookie names staff or the admin; asked once a request. */
export const isEditorHere = cache(async (): Promise<boolean> => {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
  return mayEditCatalogue(user);
});
