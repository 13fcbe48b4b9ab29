import { recordExport } from '@/audit/record';
import { changeFees } from '@/catalogue/editing/fees/bulk';
import { changeCommune, readAdminCommunes } from '@/catalogue/editing/fees/communes';
import { exportFees } from '@/catalogue/editing/fees/export';
import { type FeeVerdict, importFees } from '@/catalogue/editing/fees/import';
import { readFees } from '@/catalogue/editing/fees/read-file';
import type { FeeLineAnswer } from '@/contract/admin/fees';
import { parseId } from '@/contract/catalogue';
import { routes } from '@/contract/routes';
import { shopDay } from '@/domain/dates';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { importReportWords } from '@/words/en/catalogue/imports';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { notFound, refuseStale, withId } from '../refusals';
import { answerTable } from './answer-table';

export const adminFeeCalls = [
  call(routes.bulkFees, async ({ payload, user, body }) => {
    const outcome = await changeFees({ payload, user }, body);
    if (outcome.ok) return ok({ wilayas: outcome.wilayas });
    if (outcome.reason === 'unknown') return notFound();
    if (outcome.reason === 'stale') return refuseStale({ wilayas: outcome.wilayas });
    const message = sayProblem(outcome.problem, officeProblemWords);
    return refuse(400, `${outcome.name}: ${message}`, { details: { [outcome.field]: [message] } });
  }),
  call(routes.adminCommunes, ({ db, params }) =>
    withId(params, async (id) => {
      const communes = await readAdminCommunes(db, id);
      return communes ? ok(communes) : notFound();
    }),
  ),
  call(routes.changeCommune, async ({ payload, user, params, body }) => {
    const code = parseId(params.code);
    if (code === null) return notFound();
    const { from = null, ...fees } = body;
    const outcome = await changeCommune({ payload, user }, { code, fees, from });
    if (outcome.type === 'unknown') return notFound();
    return outcome.type === 'stale' ? refuseStale(outcome.commune) : ok(outcome.commune);
  }),
  call(routes.exportFees, async ({ payload, db, user, query }) => {
    const rows = await exportFees(db);
    await recordExport({ payload, user }, { subjectType: 'wilayas' });
    return answerTable(rows, { query, name: `fees-${shopDay(new Date())}` });
  }),
  call(routes.importFees, async ({ payload, user, body, query }) => {
    const read = await readFees(body);
    if (!read.ok) return refuse(400, sayProblem(read.problem, officeProblemWords));
    const verdicts = await importFees({ payload, user }, { lines: read.lines, isTrial: query.try });
    const refused = verdicts.filter(({ verdict }) => verdict === 'refused');
    if (refused.length > 0 && !query.try) return refuseLines(refused.map(asAnswer));
    return ok({ written: !query.try, read_as: read.readAs, lines: verdicts.map(asAnswer) });
  }),
];

function asAnswer({ line, place, verdict, problems, changes }: FeeVerdict): FeeLineAnswer {
  const messages = [
    ...problems.map((problem) => sayProblem(problem, officeProblemWords)),
    ...changes.map(({ column, before, after }) => importReportWords.change(column, before, after)),
  ];
  return { line, place, verdict, messages };
}

/** Names every line that is wrong. */
function refuseLines(lines: readonly FeeLineAnswer[]): Answer {
  const details = Object.fromEntries(lines.map(({ line, messages }) => [`line ${line}`, messages]));
  const [first] = lines;
  return refuse(400, `Line ${first?.line}: ${first?.messages[0]}`, { details });
}
