'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/client/session/session';
import type { ListedUser } from '@/contract/admin/users';
import { ROLES } from '@/domain/accounts/roles';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { officeRoleWords } from '@/words/en/users';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { BusyButton } from '../ui/button';
import { SelectField } from '../ui/text-field';
import { refreshUsers, userCall } from './queries';

/** What an account may do, and the button that changes it. Nobody takes their own rights away by a slip. */
export function UserRole({ user }: { user: ListedUser }) {
  const client = useQueryClient();
  const isOwn = useSession()?.user.id === user.id;
  const [chosen, setChosen] = useState(user.role);
  const changing = useMutation({
    mutationFn: () => callAdmin('PATCH', userCall(user.id), { body: { role: chosen, from: { role: user.role } } }),
    onSuccess: () => toast.success(officeUserScreenWords.roleSaved(user.username, officeRoleWords[chosen])),
    onError: (error) => toast.error(failureText(officeUserScreenWords.roleFailed, error)),
    onSettled: () => refreshUsers(client),
  });
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        changing.mutate();
      }}
    >
      <div className="min-w-0 flex-[1_1_14rem] sm:max-w-xs">
        <SelectField
          id="user-role"
          label={officeUserScreenWords.role}
          hint={isOwn ? officeUserScreenWords.ownRole : undefined}
          disabled={isOwn || changing.isPending}
          value={chosen}
          onChange={(event) => setChosen(ROLES.find((role) => role === event.target.value) ?? chosen)}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {officeRoleWords[role]}
            </option>
          ))}
        </SelectField>
      </div>
      {chosen !== user.role && (
        <BusyButton type="submit" variant="primary" isBusy={changing.isPending}>
          {officeUserScreenWords.changeRole}
        </BusyButton>
      )}
    </form>
  );
}
