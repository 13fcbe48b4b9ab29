import type { ListedUser } from '@/contract/admin/users';

/** The name of a person as typed; '' for an account without a name. */
export function fullName({ first_name: first, last_name: last }: Pick<ListedUser, 'first_name' | 'last_name'>): string {
  return `${first} ${last}`.trim();
}
