/** The state of the tab of reports in the address. */
import { shopDay } from '@/domain/dates';
import { REPORT_KINDS, type ReportKind, reportPeriod } from '@/domain/reports';

export const LIST_STATE = { by: 'day', from: '', to: '' };

export type ReportState = { by: ReportKind; from: string; to: string };

/** An address may hold anything: unknown kinds are 'day', and without days the report is of the last thirty. */
export function readListState(address: typeof LIST_STATE): ReportState {
  const by = REPORT_KINDS.find((kind) => kind === address.by) ?? 'day';
  const [from, to] = [dayOf(address.from), dayOf(address.to)];
  return { by, ...reportPeriod({ from, to, today: shopDay(new Date()) }) };
}

function dayOf(text: string): string | null {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`) ? text : null;
}
