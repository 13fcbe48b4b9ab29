/** What is typed about a remittance, and the request that it becomes. */
import type { Resolver } from 'react-hook-form';
import type { RemittanceAnswer } from '@/contract/admin/cash';
import { totalOf } from '@/domain/cash/remittance';
import { readTypedLines, type TypedLine, type TypedLines } from '@/domain/cash/typed-lines';
import type { MappedColumn } from '@/domain/import/map-columns';
import { toDinars } from '@/domain/money';
import { readAmount } from '@/domain/parcels/amount';
import { type Problem, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { callAdmin } from '../../api/client';
import { expected, withLists } from '../../api/expected';
import { uploadForm } from '../../api/upload';
import { resolved } from '../../lib/form';
import { backOfficeAmount } from '../../lib/format';

export type RemittanceFields = {
  courier: string;
  reference: string;
  date: string;
  amount: string;
  file: File | null;
  /** what was said about the file's columns */
  columns: MappedColumn[] | null;
  /** typed or pasted */
  lines: string;
};

/** In their order in the form. */
export const FIELDS = [
  'courier',
  'reference',
  'date',
  'amount',
  'file',
  'lines',
] as const satisfies readonly (keyof RemittanceFields)[];

export type RemittanceDraft = Pick<RemittanceFields, 'courier' | 'reference' | 'date'> & {
  /** dinars */
  amount: number;
  /** the courier's file, or lines */
  source: File | TypedLine[];
  columns: MappedColumn[] | null;
};

export const resolveRemittance: Resolver<RemittanceFields, unknown, RemittanceDraft> = (fields) => {
  const { courier, reference, date, file } = fields;
  const required = (text: string) => (isBlank(text) ? REQUIRED : null);
  const amount = readAmount(fields.amount);
  const typed = readTypedLines(fields.lines);
  const hasLines = !isBlank(fields.lines);
  return resolved<RemittanceFields, RemittanceDraft>(
    [
      ['courier', required(courier)],
      ['reference', required(reference)],
      ['date', required(date)],
      ['amount', required(fields.amount) ?? (amount === null ? { code: 'amountExpected' } : null)],
      ['lines', linesProblem({ hasFile: file !== null, hasLines, typed })],
    ],
    {
      courier,
      reference: reference.trim(),
      date,
      amount: toDinars(amount ?? 0),
      source: file ?? (typed.ok ? typed.lines : []),
      columns: fields.columns,
    },
  );
};

type Source = { hasFile: boolean; hasLines: boolean; typed: TypedLines };

function linesProblem({ hasFile, hasLines, typed }: Source): Problem | null {
  if (hasFile) return hasLines ? { code: 'remittanceLinesTwice' } : null;
  return typed.ok ? null : typed.problem;
}

/** What the typed lines come to; undefined while they cannot be read. */
export function linesTotal(text: string): string | undefined {
  const typed = readTypedLines(text);
  return typed.ok
    ? officeCashScreenWords.remitting.linesTotal(typed.lines.length, backOfficeAmount(toDinars(totalOf(typed.lines))))
    : undefined;
}

const PATH = '/api/admin/remittances/';
const isAnswer = withLists<RemittanceAnswer>('verdicts');

/** @param isTrial writes nothing */
export function sendRemittance(draft: RemittanceDraft, isTrial: boolean): Promise<RemittanceAnswer> {
  const { source, columns, amount, ...named } = draft;
  if (source instanceof File) {
    const form = new FormData();
    const fields = { ...named, amount: String(amount), try: String(isTrial) };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (columns) form.set('columns', JSON.stringify(columns));
    form.set('file', source);
    return expected(uploadForm('POST', PATH, { form }), isAnswer);
  }
  const lines = source.map(({ tracking, orderId, amount, fee }) => ({
    ...(tracking === null ? { order_id: orderId } : { tracking }),
    amount: toDinars(amount),
    fee: toDinars(fee),
  }));
  return expected(callAdmin('POST', PATH, { body: { ...named, amount, lines, try: isTrial } }), isAnswer);
}
