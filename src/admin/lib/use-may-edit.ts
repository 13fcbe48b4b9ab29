import { useSession } from '@/client/session/session';
import { mayEditCatalogue } from '@/domain/accounts/roles';

/** Whether the person at the screen may change the catalogue. Without that right it shows no button that changes something. */
export function useMayEdit(): boolean {
  return mayEditCatalogue(useSession()?.user);
}
