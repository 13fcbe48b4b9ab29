'use client';

import { useQuery } from '@tanstack/react-query';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { QueryStates } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { isMissing, NoSuchEntry } from '../ui/no-such-entry';
import { fullName } from './full-name';
import { userQuery } from './queries';
import { UserActions } from './user-actions';
import { UserFacts } from './user-facts';
import { UserRole } from './user-role';
import { UserSessions } from './user-sessions';

/** @param id null for an address that names no account */
export function UserDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const query = useQuery({ ...userQuery(id ?? 0), enabled: id !== null });
  const { data: user, error } = query;
  return (
    <Modal
      title={user ? fullName(user) || user.username : officeUserScreenWords.loadingTitle}
      width="lg"
      isFullOnPhone
      onClose={onClose}
      footer={user && <UserActions user={user} />}
    >
      {id === null || isMissing(error) ? (
        <NoSuchEntry text={officeUserScreenWords.gone} backLabel={officeUserScreenWords.back} onBack={onClose} />
      ) : (
        <QueryStates query={query} failure={officeUserScreenWords.oneFailed} />
      )}
      {user && (
        <div className="grid gap-6">
          <UserFacts user={user} />
          <UserRole key={user.role} user={user} />
          <UserSessions user={user} />
        </div>
      )}
    </Modal>
  );
}
