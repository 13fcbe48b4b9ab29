import type { Payload, TypedUser } from 'payload';
import { recordExport } from '@/audit/record';
import { exportBoilers } from '@/boilers/importing/export-table';
import { type ImportedLine, importBoilers } from '@/catalogue/importing/import-boilers';
import { type BoilerImportAnswer, MAX_REPORTED_LINES } from '@/contract/admin/boiler-tables';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { shopDay } from '@/domain/dates';
import type { BoilerTable } from '@/domain/import/boiler-tables';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import type { Problem } from '@/domain/problem';
import { type Answer, download, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

const say = (problem: Problem) => sayProblem(problem, officeProblemWords);

type Caller = { payload: Payload; user: TypedUser };
type Form = { file: File; dry_run: boolean };

export const boilerTableCalls = [
  call(routes.exportBoilerModels, ({ db, payload, user }) => answerExport('boiler-models', { db, payload, user })),
  call(routes.importBoilerModels, ({ payload, user, body }) => answerImport('boiler-models', { payload, user }, body)),
  call(routes.exportFitments, ({ db, payload, user }) => answerExport('fitments', { db, payload, user })),
  call(routes.importFitments, ({ payload, user, body }) => answerImport('fitments', { payload, user }, body)),
  call(routes.exportPartNumbers, ({ db, payload, user }) => answerExport('part-numbers', { db, payload, user })),
  call(routes.importPartNumbers, ({ payload, user, body }) => answerImport('part-numbers', { payload, user }, body)),
];

async function answerExport(kind: BoilerTable, { db, ...caller }: Caller & { db: Database }): Promise<Answer> {
  const file = await exportBoilers(db, kind);
  await recordExport(caller, { subjectType: kind });
  return download({ file, name: `${kind}-${shopDay(new Date())}.csv`, type: 'text/csv; charset=utf-8' });
}

async function answerImport(kind: BoilerTable, caller: Caller, { file, dry_run }: Form): Promise<Answer> {
  const refuseFile = (status: number, problem: Problem) =>
    refuse(status, say(problem), { details: { file: [say(problem)] } });
  if (file.size > MAX_IMPORT_BYTES) return refuseFile(413, IMPORT_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const imported = await importBoilers(caller, { kind, bytes, isTrial: dry_run });
  if (!imported.ok) return refuseFile(400, imported.problem);
  const { lines, unknownColumns } = imported;
  const count = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  return ok({
    dry_run,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    failed: count('failed'),
    unknown_columns: unknownColumns,
    lines: lines.flatMap(reported).slice(0, MAX_REPORTED_LINES),
  } satisfies BoilerImportAnswer);
}

function reported(line: ImportedLine): BoilerImportAnswer['lines'] {
  if (line.outcome !== 'failed') return [];
  const messages =
    'problem' in line ? [say(line.problem)] : line.problems.map(({ column, problem }) => `${column}: ${say(problem)}`);
  return [{ line: line.line, outcome: 'failed', messages }];
}
