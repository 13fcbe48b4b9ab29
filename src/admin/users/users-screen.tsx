'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUser, UserPlus, Users, X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '@/client/session/session';
import { ACCOUNT_STATES } from '@/domain/accounts/account-state';
import { ROLES } from '@/domain/accounts/roles';
import { officeCommonWords } from '@/words/en/common';
import { personalDataWords } from '@/words/en/personal-data';
import { officeUiWords } from '@/words/en/ui';
import { officeUserScreenWords } from '@/words/en/user-screens';
import { officeRoleWords, officeUsersWords } from '@/words/en/users';
import { wasFormOpen } from '../drafts/use-draft';
import { entryId, useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { PersonDialog } from '../personal-data/person-dialog';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { LogList } from '../ui/log-list';
import { NothingFound } from '../ui/nothing-found';
import { CmsLink, RefreshButton, ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { INVITE_FORM, InviteDialog } from './invite-dialog';
import { LIST_STATE, NO_FILTERS, readListState } from './list-state';
import { refreshUsers, usersQuery } from './queries';
import { UserDialog } from './user-dialog';
import { UserRow } from './user-row';

/** The dialog of a person's data is open, and asks whose. */
const ASK = 'find';

const columns = () => [
  { heading: officeUserScreenWords.columns.user },
  { heading: officeUserScreenWords.columns.role },
  { heading: officeUserScreenWords.columns.state },
  { heading: officeUserScreenWords.columns.factor },
  { heading: officeUserScreenWords.columns.lastLogin, className: 'text-end' },
];

/** The accounts: who can sign in, and what they may do. For the admin alone. */
export function UsersScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const { page, ...filters } = readListState(address);
  const query = useQuery(usersQuery({ ...filters, page }));
  const entry = useOpenEntry('user');
  const client = useQueryClient();
  const own = useSession()?.user.id;
  const [isInviting, setIsInviting] = useState(() => wasFormOpen({ form: INVITE_FORM }));
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  const opened = entryId(entry.value);
  const person = useOpenEntry('person');
  return (
    <>
      <ScreenHeader title={officeUserScreenWords.title} subtitle={officeUserScreenWords.subtitle}>
        <CmsLink collection="users" />
        <Button onClick={() => person.open(ASK)}>
          <FileUser aria-hidden className="size-4" /> {personalDataWords.button}
        </Button>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void refreshUsers(client)} />
        <Button variant="primary" onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden className="size-4" /> {officeUserScreenWords.invite}
        </Button>
      </ScreenHeader>
      <search className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
        <div className="col-span-2 flex min-w-56 md:max-w-xl md:flex-1">
          <SearchBox
            placeholder={officeUserScreenWords.search}
            value={filters.search}
            onSearch={(search) => setState({ search, page: '' })}
          />
        </div>
        <FilterSelect
          label={officeUserScreenWords.role}
          value={filters.role}
          onChange={(role) => setState({ role, page: '' })}
        >
          <option value="">{officeUserScreenWords.allRoles}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {officeRoleWords[role]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={officeUserScreenWords.state}
          value={filters.state}
          onChange={(state) => setState({ state, page: '' })}
        >
          <option value="">{officeUserScreenWords.allStates}</option>
          {ACCOUNT_STATES.map((state) => (
            <option key={state} value={state}>
              {officeUsersWords.states[state]}
            </option>
          ))}
        </FilterSelect>
        {isNarrowed && (
          <Button variant="ghost" className="max-md:col-span-2" onClick={() => setState(NO_FILTERS)}>
            <X aria-hidden className="size-4" /> {officeCommonWords.clearFilters}
          </Button>
        )}
      </search>
      <LogList
        query={query}
        failure={officeUserScreenWords.failed}
        page={page}
        onChange={setState}
        countText={officeUserScreenWords.count}
        caption={officeUserScreenWords.caption}
        columns={columns()}
        rowsOf={({ users }) =>
          users.map((user) => (
            <UserRow key={user.id} user={user} isOwn={user.id === own} onOpen={() => entry.open(String(user.id))} />
          ))
        }
        empty={
          isNarrowed ? (
            <NothingFound
              things={officeUiWords.things.users}
              search={filters.search}
              looksAt={officeUserScreenWords.searched}
              onClear={() => setState(NO_FILTERS)}
            />
          ) : (
            <EmptyState Icon={Users} title={officeUserScreenWords.empty} />
          )
        }
      />
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onSaved={() => {
            setIsInviting(false);
            void refreshUsers(client);
          }}
          onOutdated={() => void refreshUsers(client)}
        />
      )}
      {person.value !== '' && (
        <PersonDialog
          search={person.value === ASK ? '' : person.value}
          onSearch={person.replace}
          onClose={() => {
            person.close();
            void refreshUsers(client);
          }}
        />
      )}
      {entry.value !== '' && <UserDialog key={entry.value} id={opened} onClose={() => entry.close()} />}
    </>
  );
}
