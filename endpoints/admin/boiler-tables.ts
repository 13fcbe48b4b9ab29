import type { Payload, TypedUser } from 'payload';
import { recordExport } from '@/audit/record';
import { exportBoilers } from '@/boilers/importing/export-table';
import { readBoilerTable } from '@/boilers/importing/read-boiler-table';
import { type ImportedLine, importBoilers } from '@/catalogue/importing/import-boilers';
import { type BoilerImportAnswer, MAX_REPORTED_LINES } from '@/contract/admin/boiler-tables';
import type { ImportProgress } from '@/contract/admin/shared';
import { routes } from '@/contract/routes';
import { columnChoice, keepColumnChoice, placeOfTable } from '@/database/column-choices';
import type { Database } from '@/database/database';
import { shopDay } from '@/domain/dates';
import { type BoilerColumn, type BoilerTable, boilerColumns } from '@/domain/import/boiler-tables';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import type { MappedColumn } from '@/domain/import/map-columns';
import type { Problem } from '@/domain/problem';
import { type Answer, ok, refuse } from '@/http/answer';
import { answerInLines, wantsLines } from '@/http/answer-lines';
import { call } from '@/http/call';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { answerTable } from './answer-table';
import { refuseTable } from './refuse-table';

const say = (problem: Problem) => sayProblem(problem, officeProblemWords);

type Caller = { payload: Payload; user: TypedUser };
type Form = { file: File; dry_run: boolean; columns: MappedColumn<BoilerColumn>[] | null };

export const boilerTableCalls = [
  call(routes.exportBoilerModels, (given) => answerExport('boiler-models', given)),
  call(routes.importBoilerModels, (given) => answerImport('boiler-models', given)),
  call(routes.exportFitments, (given) => answerExport('fitments', given)),
  call(routes.importFitments, (given) => answerImport('fitments', given)),
  call(routes.exportPartNumbers, (given) => answerExport('part-numbers', given)),
  call(routes.importPartNumbers, (given) => answerImport('part-numbers', given)),
];

async function answerExport(
  kind: BoilerTable,
  { db, payload, user, query }: Caller & { db: Database; query: Parameters<typeof answerTable>[1]['query'] },
): Promise<Answer> {
  const rows = await exportBoilers(db, kind);
  await recordExport({ payload, user }, { subjectType: kind });
  return answerTable(rows, { query, name: `${kind}-${shopDay(new Date())}` });
}

async function answerImport(
  kind: BoilerTable,
  {
    payload,
    db,
    user,
    request,
    body: { file, dry_run, columns },
  }: Caller & { db: Database; request: Request; body: Form },
): Promise<Answer> {
  const refuseFile = (status: number, problem: Problem) =>
    refuse(status, say(problem), { details: { file: [say(problem)] } });
  if (file.size > MAX_IMPORT_BYTES) return refuseFile(413, IMPORT_TOO_LARGE);
  const table = await readBoilerTable(kind, new Uint8Array(await file.arrayBuffer()), (headings) =>
    columnChoice(db, placeOfTable(kind, headings), columns),
  );
  if (!table.ok) return refuseTable(table, boilerColumns(kind));
  const run = async (onProgress?: (progress: ImportProgress) => void): Promise<BoilerImportAnswer> => {
    const lines = await importBoilers({ payload, user }, { kind, lines: table.lines, isTrial: dry_run, onProgress });
    if (columns && !dry_run) {
      const headings = table.head.columns.map(({ heading }) => heading);
      await keepColumnChoice(db, { ...placeOfTable(kind, headings), columns, by: user.username ?? '' });
    }
    const count = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
    return {
      dry_run,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      failed: count('failed'),
      read_as: table.readAs,
      unknown_columns: table.unknownColumns,
      lines: lines.flatMap(reported).slice(0, MAX_REPORTED_LINES),
    };
  };
  return wantsLines(request) ? answerInLines(run, payload) : ok(await run());
}

function reported(line: ImportedLine): BoilerImportAnswer['lines'] {
  if (line.outcome !== 'failed') return [];
  const messages =
    'problem' in line ? [say(line.problem)] : line.problems.map(({ column, problem }) => `${column}: ${say(problem)}`);
  return [{ line: line.line, outcome: 'failed', messages }];
}
