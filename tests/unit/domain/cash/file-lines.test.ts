import { expect, it } from 'vitest';
import { linesOfFile } from '@/domain/cash/file-lines';

const LINE = { line: 2, tracking: '', reference: '', amount: '', fee: '' };

it('reads what a line names and pays, as couriers write amounts', () => {
  const lines = [
    { ...LINE, tracking: 'yal-1', amount: '3 400,00', fee: '450 DA' },
    { ...LINE, line: 3, reference: '#1042', amount: '3.400,00' },
    { ...LINE, line: 4, reference: 'ABC', amount: '' },
  ];

  expect(linesOfFile(lines)).toEqual({
    ok: true,
    lines: [
      { line: 2, tracking: 'yal-1', reference: null, orderId: null, amount: 340_000, fee: 45_000 },
      { line: 3, tracking: null, reference: '#1042', orderId: 1042, amount: 340_000, fee: 0 },
      { line: 4, tracking: null, reference: 'ABC', orderId: null, amount: 0, fee: 0 },
    ],
  });
});

it('leaves out lines without a parcel, and totals', () => {
  const lines = [
    { ...LINE, amount: '6 800,00' },
    { ...LINE, tracking: 'Total général', amount: '6 800,00' },
    { ...LINE, reference: 'SOUS-TOTAL', amount: 'x' },
  ];

  expect(linesOfFile(lines)).toEqual({ ok: false, problems: [{ code: 'courierFileEmpty' }] });
  const parcel = { ...LINE, tracking: 'totalement', amount: '5' };
  expect(linesOfFile([...lines, parcel])).toMatchObject({ lines: [{ amount: 500 }] });
});

it('names each amount that is none, up to twenty', () => {
  const bad = { ...LINE, tracking: 'x', amount: 'abc', fee: '-5' };

  expect(linesOfFile([bad])).toEqual({
    ok: false,
    problems: [
      { code: 'lineAmount', values: { line: 2, text: 'abc' } },
      { code: 'lineAmount', values: { line: 2, text: '-5' } },
    ],
  });
  expect(linesOfFile(Array(50).fill(bad))).toMatchObject({ problems: { length: 20 } });
});
