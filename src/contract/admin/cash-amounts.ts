/** Amounts and days of cash in requests. Amounts become whole centimes. */
import { z } from 'zod';
import { MAX_DINARS, toCentimes } from '@/domain/money';
import { readAmount } from '@/domain/parcels/amount';
import { asIssue } from '@/domain/problem';

const AMOUNT = asIssue({ code: 'amountExpected' });

/** Sums of dinars in a program's binary numbers are off by less than this. */
const BINARY_NOISE = 1e-6;

function centimesOf(amount: number | string): number | null {
  if (typeof amount === 'string') return readAmount(amount);
  const centimes = toCentimes(amount);
  if (centimes === null || Math.abs(amount) > MAX_DINARS) return null;
  return Math.abs(centimes / 100 - amount) < BINARY_NOISE ? centimes : null;
}

/** Dinars as a number with at most two decimals, or as couriers write them: `3 400,00`, `3400 DA`. */
export const signedAmount = z.union([z.number(), z.string()], AMOUNT).transform((amount, context) => {
  const centimes = centimesOf(amount);
  if (centimes !== null) return centimes;
  context.addIssue({ code: 'custom', message: AMOUNT });
  return z.NEVER;
});

/** Of a line, which may pay nothing. */
export const lineAmount = signedAmount.refine((centimes) => centimes >= 0, asIssue({ code: 'amountNegative' }));

export const positiveAmount = signedAmount.refine((centimes) => centimes > 0, asIssue({ code: 'amountNotPositive' }));

export const amountToSettle = signedAmount.refine((centimes) => centimes !== 0, asIssue({ code: 'amountZero' }));

const DAY = asIssue({ code: 'dayExpected' });

/** A day of the shop's calendar: `2026-11-22`. PostgreSQL has no year 0. */
export const day = z.iso.date(DAY).refine((text) => !text.startsWith('0000'), DAY);
