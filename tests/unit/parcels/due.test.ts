/** One amount for all: what lines and charges come to is what answers, papers and couriers say is to be paid. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargedFee, keptFee } from '@/domain/delivery/delivery-fees';
import { toCentimes, toDinars } from '@/domain/money';
import {
  amendedCharges,
  asKept,
  dueCentimes,
  type KeptCharge,
  keptAmounts,
  orderTotals,
} from '@/domain/orders/charges';
import { linesCentimes, lineTotal } from '@/domain/orders/priced-lines';
import { courierRows } from '@/domain/parcels/courier-rows';
import { shippedProfile } from '@/domain/parcels/profiles';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import { formatFrenchAmount } from '@/domain/price-texts';
import { invoiceOf } from '@/orders/invoices/invoice';
import { sheetOf } from '@/parcels/read-sheets';
import { officeItem, officeOrder } from '../../support/office-samples';
import { parcelSheet } from '../support/parcel-sheet';

const dinars = (min: number, max: number) => fc.integer({ min, max }).map(toDinars);
const line = fc.record({ price: dinars(1, 2_000_000_000), quantity: fc.integer({ min: 1, max: 999 }) });
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const fee = fc.option(dinars(0, 500_000).map(keptFee));
/** A discount, a part that was paid before, a fee of a later version. */
const others = fc.array(
  fc.record({ kind: fc.constantFrom('discount', 'deposit', 'stampDuty'), amount: dinars(-1_000_000, 1_000_000) }),
  { maxLength: 3 },
);

function orderOf(charges: readonly KeptCharge[], goods: readonly { price: number; quantity: number }[]) {
  const items = goods.map((one) => officeItem({ ...one, total_price: lineTotal(one) }));
  return officeOrder(7, { items, ...keptAmounts(charges) });
}

/** The cells below the header of a courier's file with this name. */
function cellsOf(courier: string, sheet: ParcelSheet, name: string): number[] {
  const { file } = shippedProfile(courier) ?? expect.fail(`no profile ${courier}`);
  const [header = [], ...rows] = courierRows(file, [sheet]);
  return rows.map((row) => Number(row[header.indexOf(name)] ?? 0));
}

/** What a courier that adds up the lines of its file arrives at, in centimes. */
function addedUp(sheet: ParcelSheet): number {
  const names = ['Quantité*', 'Prix unitaire', 'Frais de livraison', 'Réduction'];
  const [quantities = [], prices = [], fees = [], discounts = []] = names.map((name) =>
    cellsOf('ecomanager', sheet, name),
  );
  const sum = (amounts: number[]) => linesCentimes(amounts.map((price) => ({ price, quantity: 1 })));
  const goods = linesCentimes(prices.map((price, index) => ({ price, quantity: quantities[index] ?? 0 })));
  return goods + sum(fees) - sum(discounts);
}

it('what is due is the sum of lines and charges, on answers, invoice, label and files of couriers', () => {
  fc.assert(
    fc.property(lines, fee, others, (goods, delivery, more) => {
      const charges = [...asKept(orderTotals({ lines: goods, fee: delivery, freeFrom: null }).charges), ...more];
      const expected =
        linesCentimes(goods) +
        chargedFee(delivery) +
        more.reduce((sum, { amount }) => sum + (toCentimes(amount) ?? 0), 0);
      const due = dueCentimes(charges);
      const order = orderOf(charges, goods);
      const parcel = { id: 1, order_id: 7, tracking: null, note: null, cod_centimes: due };
      const sheet = { ...parcelSheet(), ...sheetOf(parcel, order) };

      expect(due).toBe(expected);
      expect(dueCentimes(amendedCharges(charges, { lines: goods, fee: delivery, freeFrom: null }))).toBe(due);
      expect(toCentimes(order.total)).toBe(due);
      expect(invoiceOf(order).totals.at(-1)?.value).toBe(formatFrenchAmount(toDinars(due)));
      expect(sheet.codCentimes).toBe(due);
      expect(cellsOf('yalidine', sheet, 'price')).toEqual([toDinars(due)]);
      expect(addedUp(sheet)).toBe(due);
    }),
  );
});
