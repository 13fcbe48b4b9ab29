/** A courier's file of states: each line by itself. */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { Courier, ImportAnswer, ImportVerdict } from '@/contract/admin/parcels';
import type { ImportProgress } from '@/contract/admin/shared';
import { asTexts } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { isTooFarAhead, readMoment } from '@/domain/parcels/moment';
import type { CourierProfile } from '@/domain/parcels/profile';
import { mayMove, stateOf } from '@/domain/parcels/state-of';
import type { ParcelState } from '@/domain/parcels/states';
import { stateOfWord } from '@/domain/parcels/status-words';
import { foldName, isBlank } from '@/domain/text';
import { officeParcelWords } from '@/words/en/parcels';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { type Actor, applyEvents } from './apply-events';
import { eventKey } from './event-key';
import type { ImportLine } from './files/import-line';
import { type HeldParcel, readEvents } from './held-parcels';
import { matchReports, type Report, storeReports } from './store-reports';

type AnsweredLine = ImportAnswer['lines'][number];
type Verdict = Pick<AnsweredLine, 'verdict' | 'message'>;
type Events = HeldParcel['events'];

/** Lines of one transaction. */
const CHUNK = 500;

const words = officeParcelWords;

type Import = {
  courier: Courier;
  profile: CourierProfile;
  lines: readonly ImportLine[];
  /** only says what would happen */
  isTry: boolean;
  /** called before the first chunk of lines and after each */
  onProgress?: (progress: ImportProgress) => void;
};

/** Stores each chunk of lines, then applies it. */
export async function importStates(
  actor: Actor & { user: TypedUser },
  { courier, profile, lines, isTry, onProgress }: Import,
): Promise<AnsweredLine[]> {
  const answered: AnsweredLine[] = [];
  const now = Date.now();
  const report = () => onProgress?.({ done: answered.length, total: lines.length });
  report();
  for (let start = 0; start < lines.length; start += CHUNK) {
    const chunk = lines.slice(start, start + CHUNK).map((line) => readLine(line, { profile, now }));
    const { value } = await inTransaction(actor, async (req) => {
      const outcome = await judgeAndStore(req, { courierId: courier.id, chunk });
      return { keep: !isTry, value: outcome };
    });
    const failed = new Set(isTry ? [] : await applyEvents(actor, value.toApply));
    answered.push(
      ...value.judged.map(({ parcelId, ...line }) => answer(line, parcelId !== null && failed.has(parcelId))),
    );
    report();
  }
  if (!isTry) await recordImport(actor, { courier, answered });
  return answered;
}

function answer(line: AnsweredLine, hasFailed: boolean): AnsweredLine {
  return hasFailed && line.verdict === 'updated'
    ? { ...line, verdict: 'refused', message: words.verdicts.failed }
    : line;
}

type ReadLine = { line: number; reference: string } & (
  | { report: Report; isDated: boolean }
  | { report: null; refusal: string }
);

function readLine(line: ImportLine, { profile, now }: { profile: CourierProfile; now: number }): ReadLine {
  const { tracking, reference, status, date, reason } = line;
  const named = { line: line.line, reference: reference || tracking };
  if (line.problem) return { ...named, report: null, refusal: sayProblem(line.problem, officeProblemWords) };
  if (isBlank(reference) && isBlank(tracking)) return { ...named, report: null, refusal: words.verdicts.noNumber };
  if (isBlank(status)) return { ...named, report: null, refusal: words.verdicts.noWord };
  const occurredAt = isBlank(date) ? null : readMoment(date, now);
  if (!isBlank(date) && occurredAt === null) return { ...named, report: null, refusal: words.verdicts.badDate(date) };
  if (occurredAt !== null && isTooFarAhead(occurredAt, now)) {
    return { ...named, report: null, refusal: words.verdicts.farDate(date) };
  }
  const report: Report = {
    tracking,
    reference,
    // A line without a date is news only if the parcel has another word by now.
    key: occurredAt === null ? null : eventKey('import', [tracking, reference, foldName(status), date]),
    occurredAt,
    state: stateOfWord(profile, status),
    word: status,
    source: 'import',
    reason: reason || null,
  };
  return { ...named, report, isDated: occurredAt !== null };
}

type Judged = AnsweredLine & { parcelId: number | null };

async function judgeAndStore(
  req: PayloadRequest,
  { courierId, chunk }: { courierId: number; chunk: readonly ReadLine[] },
): Promise<{ judged: Judged[]; toApply: number[] }> {
  const reports = chunk.flatMap(({ report }) => report ?? []);
  const parcelIds = await matchReports(req, { courierId, reports });
  const parcelOf = new Map(reports.map((report, index) => [report, parcelIds[index] ?? null]));
  const known = await knownKeys(req, { courierId, reports });
  const eventsOf = await readEvents(req, [...new Set(parcelIds.flatMap((id) => id ?? []))]);
  const news: Report[] = [];
  const judged = chunk.map((entry): Judged => {
    const { line, reference, report } = entry;
    if (!report) return { line, reference, parcelId: null, verdict: 'refused', message: entry.refusal };
    const parcelId = parcelOf.get(report) ?? null;
    const events = withoutRiddle((parcelId === null ? null : eventsOf.get(parcelId)) ?? [], report);
    const isKnown = report.key === null ? hasWord(events, report) : known.has(report.key);
    if (report.key !== null) known.add(report.key);
    if (!isKnown) news.push(report);
    const verdict = parcelId === null ? unmatched(report) : judge(events, { report, isKnown });
    if (parcelId !== null && !isKnown) {
      const { state, word, source } = report;
      eventsOf.set(parcelId, [
        ...events,
        { state, word, source, occurredAt: report.occurredAt ?? Date.now(), isWaiting: true },
      ]);
    }
    return { line, reference, parcelId, ...verdict };
  });
  const stored = news.map((report) => parcelOf.get(report) ?? null);
  const { parcelIds: toApply } = await storeReports(req, { courierId, reports: news, parcelIds: stored });
  return { judged, toApply };
}

async function knownKeys(
  req: PayloadRequest,
  { courierId, reports }: { courierId: number; reports: readonly Report[] },
): Promise<Set<string>> {
  const keys = asTexts(reports.flatMap(({ key }) => key ?? []));
  const rows = await executeInTransaction<{ key: string; state: ParcelState }>(
    req,
    sql`SELECT event_key AS key, state FROM parcel_events WHERE courier_id = ${courierId} AND event_key = ANY(${keys})`,
  );
  const isUnderstood = new Set(reports.flatMap(({ key, state }) => (state === 'unknown' ? [] : (key ?? []))));
  return new Set(rows.flatMap(({ key, state }) => (state === 'unknown' && isUnderstood.has(key) ? [] : key)));
}

/** A word that the profile did not know when it came, and knows by now, counts as what it means. */
function withoutRiddle(events: Events, { state, word, occurredAt }: Report): Events {
  if (state === 'unknown') return events;
  return events.filter((event) => event.state !== 'unknown' || event.word !== word || event.occurredAt !== occurredAt);
}

/** Whether the courier's latest word about the parcel is this one already. */
function hasWord(events: Events, { word, state }: Report): boolean {
  const latest = events.findLast((event) => event.word !== null);
  return latest?.state === state && foldName(latest.word ?? '') === foldName(word ?? '');
}

function unmatched({ tracking }: Report): Verdict {
  const message = tracking === '' ? words.verdicts.unknownOrder : words.verdicts.unknownTracking;
  return { verdict: 'unknown-order', message };
}

function judge(events: Events, { report, isKnown }: { report: Report; isKnown: boolean }): Verdict {
  const before = stateOf(events);
  const label = words.states[before];
  const { state, source, word } = report;
  if (state === 'unknown') return { verdict: 'unknown-word', message: words.verdicts.unknownWord(word ?? '') };
  if (isKnown) return { verdict: 'same', message: words.verdicts.same(label) };
  const occurredAt = report.occurredAt ?? Date.now();
  const isLatest = events.every((event) => event.occurredAt <= occurredAt);
  if (isLatest && state !== before && !mayMove(events, source)) {
    return { verdict: 'refused', message: words.verdicts.final(label) };
  }
  const after = stateOf([...events, { state, source, occurredAt }]);
  const verdict: ImportVerdict = after === before ? 'same' : 'updated';
  const message = after === before ? words.verdicts.same(label) : words.verdicts.updated(label, words.states[after]);
  return { verdict, message };
}

async function recordImport(
  actor: Actor & { user: TypedUser },
  { courier, answered }: { courier: Courier; answered: readonly AnsweredLine[] },
): Promise<void> {
  const updated = answered.filter(({ verdict }) => verdict === 'updated').length;
  await inTransaction(actor, async (req) => {
    const changes = {
      courier: [null, courier.name],
      lines: [null, answered.length],
      updated: [null, updated],
    } as const;
    await recordAudit(req, { action: 'import', subjectType: 'parcels', subjectId: null, changes });
    return { keep: true, value: null };
  });
}
