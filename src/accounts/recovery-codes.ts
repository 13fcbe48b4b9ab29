/** Ten codes that replace a lost second factor: each works once, and only their hashes are stored. */
import { randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { hashToken } from './secrets';

const COUNT = 10;
const LENGTH = 12;
/** Leaves out characters that are easily misread: 0 and O, 1, I and L. Twelve characters are 59 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Replaces the account's codes. @returns the new codes, to be shown once */
export async function giveRecoveryCodes(req: PayloadRequest, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  await dropRecoveryCodes(req, userId);
  await executeInTransaction(
    req,
    sql`INSERT INTO recovery_codes (user_id, hash)
        SELECT ${userId}, jsonb_array_elements_text(${storableJson(codes.map(hashOf))}::jsonb)`,
  );
  return codes;
}

export async function dropRecoveryCodes(req: PayloadRequest, userId: number): Promise<void> {
  await executeInTransaction(req, sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
}

/** Consumes a code; of two simultaneous uses one succeeds. */
export async function spendRecoveryCode(
  req: PayloadRequest,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const used = await executeInTransaction(
    req,
    sql`UPDATE recovery_codes SET used_at = now()
        WHERE user_id = ${userId} AND hash = ${hashOf(code)} AND used_at IS NULL RETURNING 1`,
  );
  return used.length === 1;
}

/** `ABCD-EFGH-JKMN` */
function makeCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Ignores case, spaces and dashes. */
function hashOf(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
