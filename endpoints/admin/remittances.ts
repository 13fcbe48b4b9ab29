import { listRemittances, readRemittance } from '@/cash/read-remittances';
import { remit } from '@/cash/remit';
import { reverseRemittance } from '@/cash/reverse-remittance';
import { shownSums, shownVerdict } from '@/cash/show-remittance';
import type { RemittanceAnswer, RemittanceRequest } from '@/contract/admin/cash';
import type { Courier } from '@/contract/admin/parcels';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { linesOfFile, type RemittedLine } from '@/domain/cash/file-lines';
import type { TableHead } from '@/domain/import/map-columns';
import type { ReadAs } from '@/domain/import/read-as';
import { toDinars } from '@/domain/money';
import { IMPORT_COLUMNS } from '@/domain/parcels/profile';
import { referenceOf } from '@/domain/parcels/reference';
import type { Problem } from '@/domain/problem';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { readCourierTable } from '@/parcels/files/read-courier-table';
import { findCourier, profileOf } from '@/parcels/find-courier';
import { officeCashWords } from '@/words/en/orders/cash';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { notFound, withId } from '../refusals';
import { refuseTable, type TableRefusal } from './refuse-table';

export const remittanceCalls = [
  call(routes.remittances, async ({ db, query }) => ok(await listRemittances(db, query))),
  call(routes.remit, async ({ payload, db, user, query, body }) => {
    const courier = await findCourier(db, body.courier);
    if (!courier) {
      const { unknownCourier } = officeParcelWords;
      return refuse(400, unknownCourier, { details: { courier: [unknownCourier] } });
    }
    const read = await readLines(db, { courier, body });
    if (!read.ok) return 'problems' in read ? refuseAt('file', read.problems) : refuseTable(read, IMPORT_COLUMNS);
    const isTrial = body.try || query.try;
    const { reference, date, amount } = body;
    const outcome = await remit(
      { payload, user },
      {
        remittance: { courierId: courier.id, reference, date, amount, lines: read.lines },
        isTrial,
      },
    );
    switch (outcome.type) {
      case 'unequal': {
        const values = { total: toDinars(outcome.total), amount: toDinars(amount) };
        return refuseAt('amount', [{ code: 'remittanceTotal', values }]);
      }
      case 'taken': {
        const message = officeCashWords.referenceTaken(reference, outcome.id);
        return refuse(409, message, { details: { reference: [message] } });
      }
      case 'contradictory':
        return refuseAt(body.file ? 'file' : 'lines', outcome.problems);
      case 'remitted': {
        if (!isTrial) await read.remember(user.username ?? '');
        const verdicts = outcome.verdicts.map(shownVerdict);
        return ok(
          { ...read.shown, id: outcome.id, verdicts, sums: shownSums(outcome.sums) } satisfies RemittanceAnswer,
          201,
        );
      }
    }
  }),
  call(routes.remittance, ({ db, params }) => withId(params, (id) => answerRemittance(db, id))),
  call(routes.reverseRemittance, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await reverseRemittance({ payload, user }, { id, reason: body.reason });
      if (outcome.type === 'reversed-before') return refuse(409, officeCashWords.reversedBefore(outcome.by));
      return answerRemittance(db, id);
    }),
  ),
];

/** A long list of problems helps no clerk. */
const MAX_PROBLEMS = 20;

type ReadLines =
  | {
      ok: true;
      lines: RemittedLine[];
      /** how a file was read */
      shown: Partial<TableHead> & { read_as?: ReadAs };
      remember: (by: string) => Promise<void>;
    }
  | { ok: false; problems: Problem[] }
  | TableRefusal;

/** The lines of the request, or of the courier's file in it. */
async function readLines(
  db: Database,
  { courier, body: { lines, file, columns } }: { courier: Courier; body: RemittanceRequest },
): Promise<ReadLines> {
  if (!file) return { ok: true, lines: (lines ?? []).map(typedLine), shown: {}, remember: async () => {} };
  const profile = await profileOf(db, courier.profile);
  const table = await readCourierTable(db, { courier, profile, file, need: 'amount', columns });
  if (!table.ok) return table;
  const problems = table.lines.flatMap(({ line, problem }): Problem[] =>
    problem ? [{ code: 'lineUnread', values: { line, reason: sayProblem(problem, officeProblemWords) } }] : [],
  );
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  const read = linesOfFile(table.lines);
  const { head, readAs, remember } = table;
  return read.ok ? { ...read, shown: { ...head, read_as: readAs }, remember } : read;
}

function typedLine(
  { tracking, order_id, amount, fee }: NonNullable<RemittanceRequest['lines']>[number],
  index: number,
): RemittedLine {
  const orderId = order_id ?? null;
  const reference = orderId === null ? null : referenceOf(orderId);
  return { line: index + 1, tracking: tracking || null, reference, orderId, amount, fee: fee ?? 0 };
}

async function answerRemittance(db: Database, id: number): Promise<Answer> {
  const remittance = await readRemittance(db, id);
  return remittance ? ok(remittance) : notFound();
}

function refuseAt(field: string, problems: readonly Problem[]): Answer {
  const messages = problems.map((problem) => sayProblem(problem, officeProblemWords));
  return refuse(400, messages[0] ?? '', { details: { [field]: messages } });
}
