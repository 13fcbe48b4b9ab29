import { listRemittances, readRemittance } from '@/cash/read-remittances';
import { type RemittedLine, remit } from '@/cash/remit';
import { reverseRemittance } from '@/cash/reverse-remittance';
import { shownSums, shownVerdict } from '@/cash/show-remittance';
import type { RemittanceAnswer, RemittanceRequest } from '@/contract/admin/cash';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { linesOfFile } from '@/domain/cash/file-lines';
import type { ReadAs } from '@/domain/import/read-as';
import { toDinars } from '@/domain/money';
import { referenceOf } from '@/domain/parcels/reference';
import type { Problem } from '@/domain/problem';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { readImport } from '@/parcels/files/read-import';
import { findCourier, profileOf } from '@/parcels/find-courier';
import { officeCashWords } from '@/words/en/cash';
import { officeParcelWords } from '@/words/en/parcels';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { notFound, withId } from '../refusals';

const { unknownCourier } = officeParcelWords;

export const remittanceCalls = [
  call(routes.remittances, async ({ db, query }) => ok(await listRemittances(db, query))),
  call(routes.remit, async ({ payload, db, user, query, body }) => {
    const courier = await findCourier(db, body.courier);
    if (!courier) return refuse(400, unknownCourier, { details: { courier: [unknownCourier] } });
    const read = await readLines(db, { profile: courier.profile, body });
    if (!read.ok) return refuseAt('file', read.problems);
    const { reference, date, amount } = body;
    const outcome = await remit(
      { payload, user },
      {
        remittance: { courierId: courier.id, reference, date, amount, lines: read.lines },
        isTrial: body.try || query.try,
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
      case 'remitted':
        return ok(
          {
            id: outcome.id,
            verdicts: outcome.verdicts.map(shownVerdict),
            sums: shownSums(outcome.sums),
            ...(read.readAs && { read_as: read.readAs }),
          } satisfies RemittanceAnswer,
          201,
        );
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

type ReadLines = { ok: true; lines: RemittedLine[]; readAs?: ReadAs } | { ok: false; problems: Problem[] };

/** The lines of the request, or of the courier's file in it. */
async function readLines(
  db: Database,
  { profile, body: { lines, file } }: { profile: string; body: RemittanceRequest },
): Promise<ReadLines> {
  if (!file) return { ok: true, lines: (lines ?? []).map(typedLine) };
  const { imports } = await profileOf(db, profile);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parsed = await readImport({ bytes, headers: imports, need: 'amount' });
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  const problems = parsed.lines.flatMap(({ line, problem }): Problem[] =>
    problem ? [{ code: 'lineUnread', values: { line, reason: sayProblem(problem, officeProblemWords) } }] : [],
  );
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  const read = linesOfFile(parsed.lines);
  return read.ok ? { ...read, readAs: parsed.readAs } : read;
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
