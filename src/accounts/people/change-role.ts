import type { Payload } from 'payload';
import type { SessionUser } from '@/database/session-user';
import { isAdmin, type Role } from '@/domain/accounts/roles';
import { isStaleView } from '@/domain/stale-edits';
import { queueNotice } from '../mails/account-notice';
import { editUser, type UserEdit } from './edit-user';

type RoleChange = {
  admin: SessionUser;
  userId: number;
  role: Role;
  /** what the admin saw */
  from: { role: Role } | null | undefined;
};

/** Gives an account another role, which holds from its next request on. The collection's hooks record it. */
export function changeRole(payload: Payload, { admin, userId, role, from }: RoleChange): Promise<UserEdit> {
  return editUser(
    { payload, admin, userId, mayTakeAdminAway: !isAdmin({ role }) },
    async (req, { role: present, ...user }) => {
      if (isStaleView(from, { role: present })) return 'stale';
      if (role === present) return null;
      await payload.update({ collection: 'users', id: userId, data: { role }, depth: 0, overrideAccess: true, req });
      const { email: address, username, state } = user;
      if (state !== 'invited') await queueNotice(req, { address, username, kind: 'role-changed' });
      return null;
    },
  );
}
