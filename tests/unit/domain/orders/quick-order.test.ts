import { describe, expect, it } from 'vitest';
import { countQuickLines, quickText, readQuickLines } from '@/domain/orders/quick-order';
import { cases } from '../../support/cases';

const line = (typed: string, quantity = 1, number: string | null = typed) => ({ line: 1, typed, number, quantity });

it.each([
  ['0020133816;3', line('0020133816', 3)],
  ['0020133816\t12', line('0020133816', 12)],
  ['0020133816', line('0020133816')],
  ['  S 100,730 O ; 2 ', line('S 100,730 O', 2)],
  ['"S1007300";"2"', line('S1007300', 2)],
  ['S1007300;;', line('S1007300')],
  ['S1007300;2;circulateur', line('S1007300', 2)],
  ['\ufeffS1007300;5', line('S1007300', 5)],
  ['S1007300;1 000', line('S1007300', 1000)],
  ['S1007300;1\u202f000', line('S1007300', 1000)],
  ['S1007300;2,00', line('S1007300', 2)],
  ['S1007300;2.0', line('S1007300', 2)],
  ['S1007300;1 250,00', line('S1007300', 1250)],
  ['S1007300;٢', line('S1007300', 2)],
])('a line of a quick order %j', (text, expected) => {
  expect(readQuickLines(text)).toEqual([expected]);
});

it.each(cases`
  "S1007;300";"2" | Référence;Quantité | S1007300;0 | S1007300;-1 | S1007300;1,5 | ;5 | S1007300;1,000 | S1007300;1.000
  S1007300;12 34 | S1007300;10 000
`)('a line of a quick order has no number: %j', (text) => {
  expect(readQuickLines(text)).toEqual([line(text, 1, null)]);
});

describe('a quantity in the same cell as the number', () => {
  const number = 'S1007300';

  it.each([
    ...['x3', 'X 3', '×3', '*3', '* 3', '3x', '3 ×', '3 pcs', '3 pièces', '(3)', '(x3)', 'qté 3', 'Qte: 3', 'x ٣'].map(
      (quantity) => `${number} ${quantity}`,
    ),
    ...[`${number}×3`, `${number}*3`, `3x ${number}`, `3 × ${number}`],
  ])('is marked: %j', (typed) => {
    expect(readQuickLines(typed)).toEqual([{ ...line(typed), split: { number, quantity: 3, isMarked: true } }]);
  });

  it('may be a last word, which may also end the number', () => {
    expect(readQuickLines('0020 133 816 3')).toEqual([
      { ...line('0020 133 816 3'), split: { number: '0020 133 816', quantity: 3, isMarked: false } },
    ]);
  });

  it.each(['UPS25x3', 'LX3', 'x3', '3x', 'VK4105M', 'S1007300 x0', 'S1007300 x3x', '10-oct'])(
    'is not read from %j',
    (typed) => {
      expect(readQuickLines(typed)).toEqual([line(typed)]);
    },
  );

  it.each(['x3', '× 3', '3x', '3 pcs', '* 3'])('may be marked in its own cell: %j', (quantity) => {
    expect(readQuickLines(`${number};${quantity}`)).toEqual([line(number, 3)]);
  });
});

describe('the lines of a quick order', () => {
  it('keep their positions where blank lines and rows of empty cells are skipped', () => {
    const lines = readQuickLines('A1\r\n\r\n;;\n B2;2\n');
    expect(lines.map(({ line, typed }) => `${line}: ${typed}`)).toEqual(['1: A1', '4: B2']);
  });

  it('begin below a line that names the separator', () => {
    for (const first of ['sep=;', '"sep=;"', '\ufeffsep=;', 'SEP=\t']) {
      expect(readQuickLines(`${first}\r\nA1;2\r\n`)).toEqual([{ line: 2, typed: 'A1', number: 'A1', quantity: 2 }]);
    }
  });

  it('stay two if a number occurs twice', () => {
    expect(readQuickLines('A1;1\na-1;2')).toHaveLength(2);
  });
});

describe('the header row of a quick order', () => {
  it.each(cases`
    ${'Reference\tQty'} | Référence;Quantité | "Réf.";"Qté" | REF ; QTE | Numéro;Quantité;Désignation | Article;Qtés
    N°;Quantity | \ufeffRéférences | Re\u0301fe\u0301rence;Quantite\u0301
  `)('is passed over: %j', (header) => {
    expect(readQuickLines(`\n${header}\nS1007300;2`)).toEqual([{ ...line('S1007300', 2), line: 3 }]);
  });

  it.each(['Référence;beaucoup', 'Circulateur;Quantité', 'S1007300;Quantité', 'REF12;2'])(
    'is no other first line: %j',
    (first) => {
      expect(readQuickLines(`${first}\nS1007300`)).toHaveLength(2);
    },
  );

  it('is a line elsewhere, and where it is alone', () => {
    expect(readQuickLines('S1007300\nRéférence;Quantité')).toHaveLength(2);
    expect(readQuickLines('Référence;Quantité')).toHaveLength(1);
  });
});

describe('a table of part numbers', () => {
  it('becomes the text of its first two columns, each row in its place', () => {
    const text = quickText([['S100', '2', 'circulateur'], [], ['', ''], ['A;B\nC\t', '3'], ['D'], ['', '']]);

    expect(text).toBe('S100\t2\n\n\nA B C\t3\nD');
    const read = readQuickLines(text).map(({ line, number, quantity }) => `${line}: ${quantity} x ${number}`);
    expect(read).toEqual(['1: 2 x S100', '4: 3 x A B C', '5: 1 x D']);
  });

  it('holds nothing that a quick order refuses', () => {
    expect(quickText([['A\0B\ud800', '1']])).toBe('A B\ufffd\t1');
    expect(quickText([['9'.repeat(5_000)]])).toHaveLength(100);
  });
});

it.each(['', 'reference;quantity\na;2\n\nb', 'sep=;\na\r\nb;3', 'a'])(
  'lines of %j are counted as they are read',
  (text) => {
    expect(countQuickLines(text)).toBe(readQuickLines(text).length);
  },
);
