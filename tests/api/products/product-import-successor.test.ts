/** The successor that a line of a table of products names. */
import { expect, it } from 'vitest';
import { sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { importCsv, newReference, table, takeTurnsWithImports } from '../../support/imports';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
takeTurnsWithImports();

it('a successor is named by its reference, or by # and its number; anything else is refused', async () => {
  const references = { old: newReference(), new: newReference() };
  const { id } = await createProduct(office, { reference: references.old });
  const successor = await createProduct(office, { reference: references.new });
  const replacedBy = async (name: string) => {
    const { lines } = await importCsv(table({ reference: references.old, replaced_by: name }), { token: office.token });
    const [product] = await rows<{ successor: number | null }>(
      'SELECT replaced_by_id AS successor FROM products WHERE id = $1',
      [id],
    );
    return { outcome: lines[0]?.outcome ?? 'unchanged', successor: product?.successor };
  };

  expect(await replacedBy('#2147483647')).toEqual({ outcome: 'failed', successor: null });
  expect(await replacedBy('#99999999999')).toEqual({ outcome: 'failed', successor: null });
  expect(await replacedBy(`#${successor.id}`)).toEqual({ outcome: 'updated', successor: successor.id });
  await office.update('products', id, { replacedBy: null });
  expect(await replacedBy(references.new)).toEqual({ outcome: 'updated', successor: successor.id });
});
