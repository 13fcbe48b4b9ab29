/** A courier's file of states: each line by itself. */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { type NamedEntry, namingConflicts } from '@/cash/naming-conflicts';
import type { Courier, ImportAnswer } from '@/contract/admin/parcels';
import type { ImportProgress } from '@/contract/admin/shared';
import { asTexts } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { hasMonthFirst, hasTwoReadings, isBeforeOrder, isTooFarAhead, readMoment } from '@/domain/parcels/moment';
import type { CourierProfile } from '@/domain/parcels/profile';
import { orderOfReference } from '@/domain/parcels/reference';
import { mayBeOlder, mayMove, stateOf } from '@/domain/parcels/state-of';
import type { ParcelState } from '@/domain/parcels/states';
import { stateOfWord } from '@/domain/parcels/status-words';
import { foldName, isBlank } from '@/domain/text';
import { tidyNumber } from '@/domain/texts/tidy-text';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { type Actor, applyEvents } from './apply-events';
import { eventKey } from './event-key';
import type { ImportLine } from './files/import-line';
import { type HeldParcel, readEvents } from './held-parcels';
import { type LineRemarks, readLineRemarks } from './line-remarks';
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
  /** when the news of a file without dates is from, as a person wrote it; '' if the file has dates, or without an answer */
  newsFrom: string;
  /** only says what would happen */
  isTry: boolean;
  /** called before the first chunk of lines and after each */
  onProgress?: (progress: ImportProgress) => void;
};

/**
 * Stores each chunk of lines, then applies it. A try judges and stores by the same function, in one transaction that is rolled
 * back: a later chunk sees what an earlier one would have stored.
 */
export async function importStates(
  actor: Actor & { user: TypedUser },
  { courier, profile, lines, newsFrom, isTry, onProgress }: Import,
): Promise<AnsweredLine[]> {
  const answered: AnsweredLine[] = [];
  const now = Date.now();
  const reading = { profile, now, newsFrom, isMonthFirst: lines.some(({ date }) => hasMonthFirst(date)) };
  const report = () => onProgress?.({ done: answered.length, total: lines.length });
  report();
  const chunks = chunksOf(lines).map((chunk) => () => chunk.map((line) => readLine(line, reading)));
  const add = (judged: readonly Judged[], failed: ReadonlySet<number>) => {
    answered.push(...judged.map(({ parcelId, ...line }) => answer(line, parcelId !== null && failed.has(parcelId))));
    report();
  };
  if (isTry) {
    await inTransaction(actor, async (req) => {
      for (const chunk of chunks) {
        const { judged } = await judgeAndStore(req, { courierId: courier.id, chunk: chunk() });
        add(judged, new Set());
      }
      return { keep: false, value: null };
    });
    return answered;
  }
  for (const chunk of chunks) {
    const { value } = await inTransaction(actor, async (req) => {
      const outcome = await judgeAndStore(req, { courierId: courier.id, chunk: chunk() });
      return { keep: true, value: outcome };
    });
    add(value.judged, new Set(await applyEvents(actor, value.toApply)));
  }
  await recordImport(actor, { courier, answered });
  return answered;
}

function chunksOf(lines: readonly ImportLine[]): ImportLine[][] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) =>
    lines.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

function answer(line: AnsweredLine, hasFailed: boolean): AnsweredLine {
  return hasFailed && line.verdict === 'updated'
    ? { ...line, verdict: 'refused', message: words.verdicts.failed }
    : line;
}

type ReadLine = { line: number; reference: string; typed: string[] } & (
  | { report: Report; isDated: boolean }
  | { report: null; refusal: string }
);

type Reading = Pick<Import, 'profile' | 'newsFrom'> & {
  now: number;
  /** some date of the file has its month first */
  isMonthFirst: boolean;
};

function readLine(line: ImportLine, { profile, newsFrom, now, isMonthFirst }: Reading): ReadLine {
  const { tracking, reference, status, reason } = line;
  const date = line.date || newsFrom;
  const named = {
    line: line.line,
    reference: reference || tracking,
    typed: [reference === '' ? '' : tracking, status, line.date].filter((text) => !isBlank(text)),
  };
  const refused = (refusal: string): ReadLine => ({ ...named, report: null, refusal });
  if (line.problem) return refused(sayProblem(line.problem, officeProblemWords));
  if (isBlank(reference) && isBlank(tracking)) return refused(words.verdicts.noNumber);
  if (isBlank(status)) return refused(words.verdicts.noWord);
  const isDated = !isBlank(date);
  const occurredAt = isDated ? readMoment(date, now) : now;
  if (occurredAt === null) return refused(words.verdicts.badDate(date));
  if (isMonthFirst && hasTwoReadings(date)) return refused(words.verdicts.unclearDate(date));
  if (isTooFarAhead(occurredAt, { now, from: 'file' })) return refused(words.verdicts.farDate(date));
  const report: Report = {
    tracking: tidyNumber(tracking),
    reference,
    key: isDated ? eventKey('import', [tracking, reference, foldName(status), date]) : null,
    occurredAt,
    state: stateOfWord(profile, status),
    word: status,
    source: 'import',
    reason: reason || null,
  };
  return { ...named, report, isDated };
}

type Judged = AnsweredLine & { parcelId: number | null };

async function judgeAndStore(
  req: PayloadRequest,
  { courierId, chunk }: { courierId: number; chunk: readonly ReadLine[] },
): Promise<{ judged: Judged[]; toApply: number[] }> {
  const conflicts = await namingConflicts(req, { courierId, entries: chunk.map(namesOf) });
  const reports = chunk.flatMap(({ report }, index) => (conflicts[index] ? [] : (report ?? [])));
  const parcelIds = await matchReports(req, { courierId, reports });
  const parcelOf = new Map(reports.map((report, index) => [report, parcelIds[index] ?? null]));
  const known = await knownKeys(req, { courierId, reports });
  const eventsOf = await readEvents(req, [...new Set(parcelIds.flatMap((id) => id ?? []))]);
  const remarks = await readLineRemarks(req, {
    courierId,
    references: reports.map(({ reference }) => reference),
    parcelIds,
  });
  const news: { report: Report; parcelId: number | null }[] = [];
  const judged = chunk.map((entry, index): Judged => {
    const { line, reference, typed } = entry;
    const named = { line, reference, typed };
    const refused = (message: string): Judged => ({ ...named, parcelId: null, verdict: 'refused', message });
    if (!entry.report) return refused(entry.refusal);
    const conflict = conflicts[index];
    if (conflict) return refused(sayProblem(conflict, officeProblemWords));
    const parcelId = parcelOf.get(entry.report) ?? null;
    const earlier = (parcelId === null ? null : eventsOf.get(parcelId)) ?? [];
    const { report } = entry;
    const events = withoutRiddle(earlier, report);
    const isKnown = report.key === null ? hasWord(events, report) : known.has(report.key);
    if (!isKnown && !entry.isDated && mayMove(events, report.source) && mayBeOlder(events, report.state)) {
      const message = words.verdicts.mayBeOlder(words.states[stateOf(events)]);
      return { ...named, parcelId, verdict: 'same', message };
    }
    if (report.key !== null) known.add(report.key);
    const verdict =
      parcelId === null ? unmatched(report, remarks) : judge(events, { report, isKnown, parcelId, remarks });
    if (!isKnown) {
      news.push({ report, parcelId });
      if (parcelId !== null) eventsOf.set(parcelId, [...events, eventOf(report)]);
    }
    return { ...named, parcelId, ...verdict };
  });
  const { parcelIds: toApply } = await storeReports(req, {
    courierId,
    reports: news.map(({ report }) => report),
    parcelIds: news.map(({ parcelId }) => parcelId),
  });
  return { judged, toApply };
}

function eventOf({ state, word, source, occurredAt }: Report): Events[number] {
  return { state, word, source, occurredAt: occurredAt ?? Date.now(), isWaiting: true };
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

function namesOf({ report }: ReadLine): NamedEntry {
  return { tracking: report?.tracking ?? '', orderId: report ? orderOfReference(report.reference) : null };
}

function unmatched({ tracking, reference }: Report, { trackings }: LineRemarks): Verdict {
  const { verdicts } = words;
  if (tracking === '') return { verdict: 'unknown-order', message: verdicts.unknownOrder };
  const order = orderOfReference(reference);
  const known = order === null ? undefined : trackings.get(order);
  const message =
    order === null || known === undefined ? verdicts.unknownTracking : verdicts.otherTracking(order, known);
  return { verdict: 'unknown-order', message };
}

/** What the line does, by the rule that applies it (src/domain/parcels/state-of.ts). */
function judge(
  events: Events,
  { report, isKnown, parcelId, remarks }: { report: Report; isKnown: boolean; parcelId: number; remarks: LineRemarks },
): Verdict {
  const { verdicts, states } = words;
  const withdrawn = remarks.withdrawn.get(parcelId);
  if (withdrawn) {
    return { verdict: 'refused', message: verdicts.withdrawn(withdrawn.orderId, withdrawn.courier) };
  }
  const { state, source, word } = report;
  const event = eventOf(report);
  const before = stateOf(events);
  const after = isKnown ? before : stateOf([...events, event]);
  const label = states[before];
  if (state === 'unknown') {
    const message =
      after === 'unknown' ? verdicts.unknownWord(word ?? '') : verdicts.unknownWordStays(word ?? '', label);
    return { verdict: 'unknown-word', message };
  }
  if (after !== before) {
    const message = verdicts.updated(label, states[after]);
    const isOlder = isBeforeOrder(event.occurredAt, remarks.placed.get(parcelId) ?? 0);
    return { verdict: 'updated', message: isOlder ? verdicts.beforeOrder(message) : message };
  }
  if (isKnown || state === before) return { verdict: 'same', message: verdicts.same(label) };
  const isLatest = events.every(({ occurredAt }) => occurredAt <= event.occurredAt);
  if (isLatest && !mayMove(events, source)) return { verdict: 'refused', message: verdicts.final(label) };
  return { verdict: 'same', message: verdicts.older(label) };
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
