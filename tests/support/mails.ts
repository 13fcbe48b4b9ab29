/** Mails that a shop without SMTP_URL wrote into its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Rows } from './running/database';

export type ReadMail = {
  /** one line each, as on the wire */
  rawHeaders: string;
  /** with their words decoded */
  headers: string;
  text: string;
  html: string;
};

/** The names of all mails that are wholly written. */
export async function mailNames(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** The files of an order's confirmation mail: one, or zero before it is sent. */
export async function mailFiles(dataDir: string, orderId: number): Promise<string[]> {
  return (await mailNames(dataDir)).filter((name) => name.startsWith(`order-${orderId}-`));
}

/** @throws if the mail is not there yet, so that callers can wait for it */
export async function readMail(dataDir: string, orderId: number): Promise<ReadMail> {
  const [name] = await mailFiles(dataDir, orderId);
  if (!name) throw new Error(`No mail was written for order ${orderId}.`);
  return parseMail(await readFile(path.join(dataDir, 'mail', name), 'utf8'));
}

/** The mails of a kind (`welcome`, `reset`, `confirm`) to an address, in no order. */
export async function mailsTo({
  dataDir,
  kind,
  address,
}: {
  dataDir: string;
  kind: string;
  address: string;
}): Promise<ReadMail[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await mailNames(dataDir)).filter((name) => name.startsWith(`${kind}-`));
  const mails = await Promise.all(
    names.map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))),
  );
  return mails.filter(({ headers }) => headers.toLowerCase().includes(`to: ${address.toLowerCase()}`));
}

/** Waits for the one mail of this kind. @throws if there are several */
export function onlyMail(which: { dataDir: string; kind: string; address: string }): Promise<ReadMail> {
  return vi.waitFor(
    async () => {
      const [mail, ...others] = await mailsTo(which);
      if (!mail || others.length > 0) throw new Error(`Not one ${which.kind} mail has come to ${which.address}.`);
      return mail;
    },
    { timeout: 45_000, interval: 100 },
  );
}

/** Waits until no mail that was asked for by this name or address waits to be sent. */
export async function untilSent(rows: Rows, name: string): Promise<void> {
  const waiting = `SELECT 1 FROM payload_jobs WHERE $1 IN (input->>'name', input->>'email', input->>'address')`;
  await expect.poll(() => rows(waiting, [name]), { timeout: 45_000, interval: 10 }).toEqual([]);
}

/** Waits for a mail of this kind. @param seen tokens of earlier mails @returns the token in its link */
export function mailedToken({
  seen = [],
  ...which
}: {
  dataDir: string;
  kind: 'reset' | 'confirm' | 'invitation';
  address: string;
  seen?: readonly string[];
}): Promise<string> {
  return vi.waitFor(
    async () => {
      const tokens = (await mailsTo(which)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');
      const fresh = tokens.find((token) => token !== '' && !seen.includes(token));
      if (!fresh) throw new Error(`No ${which.kind} mail has come to ${which.address}.`);
      return fresh;
    },
    { timeout: 45_000, interval: 100 },
  );
}

/** @param source an .eml file */
export function parseMail(source: string): ReadMail {
  const [headers = ''] = source.split(/\r?\n\r?\n/);
  const rawHeaders = headers.replace(/\r?\n[ \t]+/g, ' ');
  return {
    rawHeaders,
    headers: decodeWords(rawHeaders),
    text: part(source, 'text/plain'),
    html: part(source, 'text/html'),
  };
}

function part(source: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const found = source.split(`--${boundary}`).find((section) => section.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = found.split(/\r?\n\r?\n/);
  return decode(rest.join('\n\n'), /base64/i.test(head) ? 'base64' : 'quoted-printable');
}

function decode(body: string, encoding: 'base64' | 'quoted-printable'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const joined = body.replace(/=\r?\n/g, '').replace(/\r\n/g, '\n');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function decodeWords(headers: string): string {
  return headers
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}
