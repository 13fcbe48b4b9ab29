// @vitest-environment happy-dom
/** A courier's file of statuses is applied as it was tried: columns that were changed since are tried first. */
import { expect } from 'vitest';
import { ReportDialog } from '@/admin/packing/reports/report-dialog';
import { all, button, choose, click, isOff, one, pick, says, until } from '../support/dom';
import { it } from '../support/office';

const TRIED = {
  read_as: { encoding: 'utf-8', separator: ',' },
  columns: [
    { heading: 'Tracking', field: 'tracking' },
    { heading: 'Statut', field: 'status' },
    { heading: 'Votre code', field: null },
  ],
  sample: [['YAL-1', 'Livré', '1042']],
  unread_names: ['Votre code'],
  lines: [{ line: 2, reference: 'YAL-1', typed: [], verdict: 'updated', message: 'From created to delivered' }],
};

it('does not apply columns that were not tried, and names the column that may be the order', async ({ office }) => {
  // given
  office.answer({
    'GET /api/admin/couriers/': { couriers: [{ id: 3, name: 'Rapide', active: true }] },
    'POST /api/admin/parcels/import/': TRIED,
  });
  await office.show(<ReportDialog onClose={() => {}} />);
  await until(() => all('option', 'Rapide').length === 1);
  const isReady = () => all('button', 'Apply').length === 1 && !isOff(button('Apply'));
  const third = (field: string) => {
    const select = all('li select')[2] as HTMLSelectElement;
    return choose(select, [...select.options].find(({ value }) => value === field)?.text ?? '');
  };

  // when
  await pick(one('#report-file'), new File(['x'], 'states.csv'));
  // then
  await until(isReady);
  expect(says(/Not read: Votre code\./)).toBe(true);

  await third('reference');
  expect(isReady()).toBe(false);
  await third('');
  expect(isReady()).toBe(true);
  await third('reference');
  await click(button('Try with these columns'));
  await until(isReady);
});
