// @vitest-environment happy-dom
/** A form that was open when the page was left is open again when the page is back, with what was typed. */
import { expect } from 'vitest';
import { CashScreen } from '@/admin/cash/cash-screen';
import { keepDraft, markOpen } from '@/admin/drafts/kept-drafts';
import { ParcelSection } from '@/admin/orders/parcel/parcel-section';
import { ParcelReturn } from '@/admin/packing/parcels/parcel-return';
import { useRecords } from '@/admin/records/use-records';
import { officeOrder, officeParcel } from '../../../support/office-samples';
import { all, until } from '../../support/dom';
import { it } from '../../support/office';

const parcel = officeParcel({ id: 3, order_id: 12 });

function NewBrand() {
  const { edited } = useRecords({ queryKey: ['brands'], queryFn: () => [] }, 'brand');
  return edited === 'new' ? <form /> : null;
}

it.for([
  ['a remittance', <CashScreen key="cash" />, 'remittance', '', { reference: 'R-77' }, 'form'],
  [
    'a parcel',
    <ParcelSection key="parcel" order={officeOrder(12, { parcel })} />,
    'parcel',
    '3',
    { note: 'x' },
    'form',
  ],
  [
    'a return',
    <ParcelReturn key="return" parcel={parcel as never} onFlash={() => {}} />,
    'return',
    '3',
    {},
    '[role=status]',
  ],
  ['a new brand', <NewBrand key="brand" />, 'brand', '', { name: 'Riello' }, 'form'],
] as const)('%s', async ([, screen, form, record, values, open], { office }) => {
  const never = () => new Promise(() => {});
  for (const path of ['cash/', 'couriers/', 'orders/12/']) office.answer({ [`GET /api/admin/${path}`]: never });
  await office.show(screen);
  expect(all(open)).toEqual([]);

  const name = { owner: 1, form, record };
  keepDraft(name, { base: '', values });
  markOpen(name, true);
  await office.show(screen);
  await until(() => all(open).length > 0);
});
