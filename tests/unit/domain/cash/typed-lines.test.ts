import { describe, expect, it } from 'vitest';
import { readTypedLines } from '@/domain/cash/typed-lines';

const line = (changes: object) => ({ tracking: null, orderId: null, amount: 0, fee: 0, ...changes });

describe('typed lines of a remittance', () => {
  it('are cells between tabs or semicolons, or a name and an amount, as couriers write them', () => {
    const text = [
      'Tracking\tMontant\tFrais',
      'yal-1\t3 400,00\t450 DA',
      '',
      '#1042; 3.400,00 ;',
      '1043 3400 DA\r',
      '  yal-2   1 200  ',
      '123456789012;5',
      'Total;9 999',
    ].join('\n');

    expect(readTypedLines(text)).toEqual({
      ok: true,
      lines: [
        line({ tracking: 'yal-1', amount: 340_000, fee: 45_000 }),
        line({ orderId: 1042, amount: 340_000 }),
        line({ orderId: 1043, amount: 340_000 }),
        line({ tracking: 'yal-2', amount: 120_000 }),
        line({ tracking: '123456789012', amount: 500 }),
      ],
    });
  });

  it.each([
    ['', { code: 'remittanceLinesMissing' }],
    ['tracking;amount;fee\n\nTotal;5', { code: 'remittanceLinesMissing' }],
    ['yal-1;abc1', { code: 'lineAmount', values: { line: 1, text: 'abc1' } }],
    ['yal-1;5\nyal-2;x', { code: 'lineAmount', values: { line: 2, text: 'x' } }],
    ['yal-1;5;-1', { code: 'lineAmount', values: { line: 1, text: '-1' } }],
  ])('that cannot be read are named: %j', (text, problem) => {
    expect(readTypedLines(text)).toEqual({ ok: false, problem });
  });
});
