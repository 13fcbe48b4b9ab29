/** What imports of boilers, fitments and part numbers leave in the audit log. */
import { expect, inject, it } from 'vitest';
import type { BoilerTable } from '@/domain/import/boiler-tables';
import { bearer } from '../../support/accounts';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { importTable, newBrand, send as sendTable } from '../../support/boiler-tables';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { openRival } from '../../support/running/rival';

const office = sharedOffice();
const rows = sharedDatabase();
// Other files import into the same shop.
const person = await createPerson({ url: inject('shop').url, admin: office, role: 'staff' });
const send = (table: BoilerTable, csv: string, fields: Record<string, string> = {}) =>
  sendTable(table, csv, fields, bearer(person.office.token));
const importEntries = async (table: BoilerTable) => {
  const text = `SELECT changes FROM audit_log WHERE action = 'import' AND subject_type = $1 AND actor_id = $2 ORDER BY id`;
  return (await rows<{ changes: object }>(text, [table, person.id])).map(({ changes }) => changes);
};

it('an import is in the audit log once, and twice if it takes several transactions', async () => {
  const brand = newBrand();
  const csv = (lines: number) =>
    ['brand,range,model', ...Array.from({ length: lines }, (_, number) => `${brand},R,${number}`)].join('\n');
  const none = { created: [0, 0], updated: [0, 0], unchanged: [0, 0], failed: [0, 0] };

  await json(await send('boiler-models', csv(7)));
  await json(await send('boiler-models', csv(613), { dry_run: 'true' }));
  await json(await send('boiler-models', csv(613)));
  await json(await send('boiler-models', 'brand,range,model\n,,\n,R,\n'));

  expect(await importEntries('boiler-models')).toEqual([
    { ...none, created: [0, 7] },
    { toImport: [null, 613] },
    { ...none, created: [0, 606], unchanged: [0, 7] },
    { ...none, failed: [0, 1] },
  ]);
});

it('an import that is interrupted leaves in the audit log what it wrote', async () => {
  const brand = newBrand();
  const [part, last] = [await createProduct(office), await createProduct(office)];
  await importTable('boiler-models', `brand,range,model\n${brand},R,A\n`);
  const line = (place: number) => `#${place < 550 ? part.id : last.id},${brand},R,A,place ${place}`;
  const csv = ['product,brand,range,model,position', ...Array.from({ length: 600 }, (_, place) => line(place))];
  const lock = await openRival();
  // Its fitments wait for the product.
  await lock.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [last.id]);

  const answer = send('fitments', csv.join('\n'));
  await lock.cancelWaiting();

  expect((await answer).status).toBeGreaterThanOrEqual(500);
  expect(await importEntries('fitments')).toEqual([
    { toImport: [null, 600] },
    { created: [0, 500], updated: [0, 0], unchanged: [0, 0], failed: [0, 0], interrupted: [false, true] },
  ]);
});
