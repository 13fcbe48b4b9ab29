import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeeCells, readFeeHeader } from '@/domain/fees/columns';
import { type FeeLine, readFeeLines } from '@/domain/fees/lines';

const wilayas = [
  { id: 7, name: 'Sétif', code: 19 },
  { id: 8, name: "M'Sila", code: 28 },
  { id: 9, name: 'Zone franche', code: null },
];
const communes = [
  { code: 1901, name: 'Sétif', wilayaCode: 19 },
  { code: 2801, name: "M'sila", wilayaCode: 28 },
];
const findCommune = (code: number) => communes.find((commune) => commune.code === code);
const read = (...cells: FeeCells[]) =>
  readFeeLines(
    cells.map((line, index): FeeLine => ({ line: index + 2, cells: line, problem: null })),
    { wilayas, findCommune },
  );
const problems = (cells: FeeCells) => read(cells)[0]?.problems.map(({ code }) => code);
const setif: FeeCells = { wilaya_id: '7', wilaya_code: '19', wilaya: 'Sétif', commune_code: '', commune: '' };
const inSetif: FeeCells = { ...setif, commune_code: '1901', commune: 'Sétif' };

describe('the header of a table of fees', () => {
  it('names known columns in any order and case', () => {
    const columns = ['home', null, 'wilaya_code'];
    expect(readFeeHeader(['Home', '', 'wilaya code'])).toMatchObject({ ok: true, columns });
  });

  it.each([
    [['home', 'days']],
    [['wilaya_id', 'wilaya']],
    [['wilaya_id', 'home', 'HOME']],
    [['']],
    [['wilaya_id', 'home', 'deks']],
  ])('is refused as %j', (names) => {
    expect(readFeeHeader(names).ok).toBe(false);
  });
});

describe('a line of a wilaya', () => {
  it.each([
    { cells: { ...setif, home: '750', desk: '500', days: '2-3', served: '1' }, values: [750, 500, '2-3'] },
    { cells: { ...setif, home: '1 250,50 DA', desk: '', days: ' ' }, values: [1250.5, null, null] },
    { cells: { ...setif, home: '0', desk: 'none' }, values: [0, null, undefined] },
    { cells: { wilaya_code: '019', days: '48 h' }, values: [undefined, undefined, '48 h'] },
    { cells: { wilaya: 'SETIF', home: '10.01' }, values: [10.01, undefined, undefined] },
  ])('$cells has the values $values', ({ cells, values: [price, deskPrice, days] }) => {
    const [line] = read(cells);
    expect(line).toMatchObject({ problems: [], target: { kind: 'wilaya' } });
    expect(line?.target?.values).toEqual({ price, deskPrice, days });
  });

  it.each([
    [{ ...setif, home: '' }, ['feeMissing']],
    [{ ...setif, home: '-1' }, ['feeNegative']],
    [{ ...setif, home: '1e9' }, ['numberUnreadable']],
    [{ ...setif, home: '3.400' }, ['numberAmbiguous']],
    [{ wilaya: 'SETIF', home: '10.005' }, ['numberAmbiguous']],
    [{ ...setif, home: '9999999999' }, ['priceTooHigh']],
    [
      { ...setif, home: '=1+1', desk: 'x', days: '02-mars', served: 'peut-être' },
      ['numberUnreadable', 'numberUnreadable', 'feeDaysAsDate', 'flagUnreadable'],
    ],
    [{ ...setif, days: '02/03/2026' }, ['feeDaysAsDate']],
    [{ ...setif, days: '2-Mar' }, ['feeDaysAsDate']],
    [{ ...setif, days: 'x'.repeat(21) }, ['tooLong']],
    [{ ...setif, days: '2\u00003' }, ['oddCharacters']],
    [{ ...setif, served: '0' }, ['feeWilayaServed']],
    [{ ...setif, wilaya_id: '8' }, ['feeUnknownWilaya']],
    [{ ...setif, wilaya_id: '77', home: '1' }, ['feeUnknownWilaya']],
    [{ ...setif, wilaya: "M'Sila" }, ['feeOtherName']],
    [{ wilaya_id: '7; DROP TABLE', home: '1' }, ['feeUnknownWilaya']],
    [{ wilaya_id: '9', wilaya_code: '19', home: '1' }, ['feeUnknownWilaya']],
    [{ home: '1' }, ['feeUnknownWilaya']],
    [{ ...setif, commune: 'Sétif', home: '1' }, ['feeCommuneWithoutCode']],
  ])('%j is refused: %j', (cells, codes) => {
    expect(problems(cells)).toEqual(codes);
  });
});

describe('a line of a commune', () => {
  it.each([
    [
      { ...inSetif, home: '', desk: '', days: '2-3', served: '' },
      { price: null, desk: true, deskPrice: null, served: true },
    ],
    [
      { ...inSetif, home: '450', desk: 'none', served: '0' },
      { price: 450, desk: false, served: false },
    ],
    [{ commune_code: '1901', served: 'non' }, { served: false }],
  ])('%j has the values %j', (cells, values) => {
    expect(read(cells)).toEqual([
      { line: 2, place: 'Sétif', target: { kind: 'commune', code: 1901, values }, problems: [] },
    ]);
  });

  it.each([
    [{ ...inSetif, commune_code: '2801', commune: '' }, ['feeOtherWilaya']],
    [{ ...inSetif, commune_code: '2801' }, ['feeOtherName']],
    [{ ...inSetif, commune_code: '1' }, ['feeUnknownCommune']],
    [{ ...inSetif, commune_code: '1e3' }, ['feeUnknownCommune']],
    [{ ...inSetif, wilaya_id: '9', wilaya_code: '', wilaya: '' }, ['feeOtherWilaya']],
  ])('%j is refused: %j', (cells, codes) => {
    expect(problems(cells)).toEqual(codes);
  });
});

it('a place has one line', () => {
  const [first, second, third] = read(
    { ...setif, home: '1' },
    { ...inSetif, home: '1' },
    { wilaya: 'Sétif', home: '2' },
  );
  expect([first?.problems, second?.problems]).toEqual([[], []]);
  expect(third?.problems).toEqual([{ code: 'feeLineRepeated', values: { line: 2 } }]);
});

it('whatever a line says, it is read or refused', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('7', '19', '1901', 'Sétif', ''));
  const names = ['wilaya_id', 'wilaya_code', 'wilaya', 'commune_code', 'commune', 'home', 'desk', 'days', 'served'];
  const cells = fc.record(Object.fromEntries(names.map((name) => [name, cell])), { requiredKeys: [] });
  fc.assert(
    fc.property(cells, (line) => {
      const [result] = read(line);
      expect(result?.target !== null || (result?.problems.length ?? 0) > 0).toBe(true);
    }),
  );
});
