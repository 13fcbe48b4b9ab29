import { anonymisePerson } from '@/accounts/people/anonymise-person';
import { recordExport } from '@/audit/record';
import { routes } from '@/contract/routes';
import { maskEmail, maskPhone } from '@/domain/accounts/mask';
import type { PersonKey } from '@/domain/personal-data';
import { download, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { findPerson } from '@/personal-data/find-person';
import { findOpenBusiness } from '@/personal-data/open-business';
import { countPlaces, readPlaces } from '@/personal-data/read-places';
import { personalDataWords } from '@/words/en/personal-data';
import { atField, notFound } from '../refusals';

export const personalDataCalls = [
  call(routes.personalData, async ({ payload, query }) => {
    const person = await findPerson({ payload }, query.search);
    const { names, phones, emails, officeAccounts } = person;
    const [counts, open] = [await countPlaces({ payload }, person), await findOpenBusiness({ payload }, person)];
    return ok({ counts, names, phones, emails, office_accounts: officeAccounts, open });
  }),
  call(routes.personalDataFile, async ({ payload, user, query }) => {
    const person = await findPerson({ payload }, query.search);
    const counts = await countPlaces({ payload }, person);
    if (Object.values(counts).every((rows) => rows === 0)) return notFound();
    await recordExport({ payload, user }, { subjectType: 'customers', filter: { person: masked(query.search) } });
    const { names, phones, emails } = person;
    const data = await readPlaces({ payload }, person);
    const text = JSON.stringify(
      { exported_at: new Date().toISOString(), names, phones, emails, counts, ...data },
      null,
      2,
    );
    const file = new TextEncoder().encode(text);
    return download({ file, name: 'personal-data.json', type: 'application/json; charset=utf-8' });
  }),
  call(routes.anonymise, async ({ payload, user: admin, body: { search: key, reason } }) => {
    const done = await anonymisePerson(payload, { admin, key, reason });
    if (done.ok) return ok({ changed: done.changed });
    switch (done.reason) {
      case 'nobody':
        return notFound();
      case 'open':
        return refuse(409, personalDataWords.open(done.open), { details: { search: done.open } });
      case 'office-account':
        return refuse(409, personalDataWords.officeAccount(done.usernames));
      case 'reason-names-person':
        return atField('reason', { code: 'reasonNamesPerson' }, 'clerk');
    }
  }),
];

/** As the audit log may hold it. */
function masked(key: PersonKey): string {
  return 'phone' in key ? maskPhone(key.phone) : maskEmail(key.email);
}
