import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerFields } from '@/contract/product-answers';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import { describeField, type FieldKind, keysIn, type Place } from '@/domain/products/product-fields';
import { plainAnswer, type RowOf } from '@/domain/products/product-values';

const PLACES = ['form', 'admin', 'list', 'detail', 'table', 'facts'] as const satisfies Place[];

/** What PostgreSQL may give for a column of each kind. */
const STORED: Record<FieldKind, fc.Arbitrary<unknown>> = {
  line: fc.string(),
  lines: fc.string(),
  richText: fc.constant({ root: { children: [] } }),
  amount: fc.double({ noNaN: true, noDefaultInfinity: true }),
  whole: fc.integer(),
  stockStatus: fc.constantFrom('instock', 'outofstock'),
  flag: fc.boolean(),
  // A transaction gives moments as texts.
  moment: fc.date({ noInvalidDate: true }).chain((date) => fc.constantFrom(date, date.toISOString())),
  relations: fc.array(fc.nat()),
  product: fc.nat(),
  documents: fc.constant([]),
};

const rowOf = (place: Place) =>
  fc.record(
    Object.fromEntries(
      keysIn(place).map((key) => {
        const { kind, requiredIn } = describeField(key);
        return [key, requiredIn?.includes('database') ? STORED[kind] : fc.option(STORED[kind])];
      }),
    ),
  );

describe.each(PLACES)('the fields of a product in the place "%s"', (place) => {
  it('give what the answer promises, whatever the row holds', () => {
    const promised = z.strictObject(answerFields(place));

    fc.assert(
      fc.property(rowOf(place), (row) => {
        // The row has a value of its field's kind for each key.
        const answer = plainAnswer(place, row as RowOf<typeof place>);

        expect(promised.parse(answer)).toEqual(answer);
      }),
    );
  });
});

it('an empty field of a product is what its description says', () => {
  const blank = { reference: null, title: '', price: null, stock: null, stock_status: 'instock' } as const;
  const answer = plainAnswer('list', { ...blank, short_description: null, category_ids: [], tag_ids: [] });

  expect(answer).toEqual({ ...blank, short_description: '' });
});

it('the columns of the table keep their names and their order, with the pictures at the end', () => {
  expect(PRODUCT_COLUMNS.join(' ')).toBe(
    'reference title short_description description price stock stock_status published date warranty_months replaced_by ' +
      'categories brands power_kw energy flue flow_lpm dimensions weight_kg box_contents image_1 image_2 image_3 image_4',
  );
});
