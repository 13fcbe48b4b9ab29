import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockNames, lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { type DataCounts, namesPerson, type OpenBusiness, type PersonKey } from '@/domain/personal-data';
import { recipientLocks } from '@/orders/placing/recipient-limit';
import { erasePlaces } from '@/personal-data/erase-places';
import { type FoundPerson, findPerson } from '@/personal-data/find-person';
import { findOpenBusiness } from '@/personal-data/open-business';
import { countPlaces } from '@/personal-data/read-places';

type Result =
  | { ok: true; changed: DataCounts }
  | { ok: false; reason: 'nobody' | 'reason-names-person' }
  | { ok: false; reason: 'office-account'; usernames: readonly string[] }
  | { ok: false; reason: 'open'; open: readonly OpenBusiness[] };

/**
 * Erases a person for ever, invoiced or not: what the law wants kept are issued papers, which are copies. New orders of the person wait
 * until it is done. The accounts of the shop's people sign what they did, so one of them must become a customer's first.
 * @throws DatabaseAwayError if it was not committed
 */
export async function anonymisePerson(
  payload: Payload,
  { admin, key, reason }: { admin: SessionUser; key: PersonKey; reason: string },
): Promise<Result> {
  const { value } = await inTransaction<Result>({ payload, user: admin }, async (req) => {
    const person = await holdPerson(req, key);
    const changed = await countPlaces(req, person);
    const refused = await refusalOf(req, { person, changed, reason });
    if (refused) return { keep: false, value: refused };
    await erasePlaces(req, { person, keepsInvoiced: false });
    for (const id of person.accounts) {
      await payload.delete({ collection: 'users', id, depth: 0, overrideAccess: true, req });
    }
    const kinds = Object.entries(changed).filter(([, rows]) => rows > 0);
    const changes = Object.fromEntries(kinds.map(([kind, rows]) => [kind, [rows, null] as const]));
    const entry = { action: 'delete', subjectType: 'customers', subjectId: null } as const;
    await recordAudit(req, { ...entry, changes: { ...changes, reason: [null, reason] } });
    return { keep: true, value: { ok: true, changed } };
  });
  return value;
}

/** Locks what belongs to the person, in the order of all locks, and looks again: more may have come meanwhile. */
async function holdPerson(req: PayloadRequest, key: PersonKey): Promise<FoundPerson> {
  const { phones, emails, ...seen } = await findPerson(req, key);
  const names = [
    ...seen.accounts.flatMap((id) => recipientLocks(null, id)),
    ...emails.map((email) => `order email ${email}`),
  ];
  await lockNames(req, 'request', [...names, ...phones.map((phone) => `order phone ${phone}`)]);
  const person = await findPerson(req, key);
  if (person.accounts.length > 0) await lockNames(req, 'admins', ['all']);
  await lockRows(req, 'users', person.accounts);
  await lockRows(req, 'part_requests', person.partRequests);
  await lockRows(req, 'quotes', person.quotes);
  await lockRows(req, 'orders', person.orders);
  return person;
}

async function refusalOf(
  req: PayloadRequest,
  { person, changed, reason }: { person: FoundPerson; changed: DataCounts; reason: string },
): Promise<Result | null> {
  if (Object.values(changed).every((rows) => rows === 0)) return { ok: false, reason: 'nobody' };
  const { officeAccounts: usernames } = person;
  if (usernames.length > 0) return { ok: false, reason: 'office-account', usernames };
  const open = await findOpenBusiness(req, person);
  if (open.length > 0) return { ok: false, reason: 'open', open };
  const isNamed = namesPerson(reason, [...person.names, ...person.phones, ...person.emails]);
  return isNamed ? { ok: false, reason: 'reason-names-person' } : null;
}
