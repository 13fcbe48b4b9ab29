import { mayEditCatalogue } from '@/domain/roles';
import { officeUser } from './office-user';

/** Whether the back office's own cookie names staff or the admin. */
export async function isEditorHere(): Promise<boolean> {
  return mayEditCatalogue(await officeUser());
}
