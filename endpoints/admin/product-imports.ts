import { recordExport } from '@/audit/record';
import { exportProducts } from '@/catalogue/importing/export-products';
import { beginImport, cancelImport, listImports, readImport } from '@/catalogue/importing/imports';
import { routes } from '@/contract/routes';
import { shopDay } from '@/domain/dates';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES, PRODUCT_COLUMNS } from '@/domain/import/columns';
import type { Problem } from '@/domain/problem';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { notFound, withId } from '../refusals';
import { answerTable } from './answer-table';
import { refuseTable } from './refuse-table';

const say = (problem: Problem) => sayProblem(problem, officeProblemWords);

const FIRST_LINES = { page: 1, limit: 50, onlyProblems: false };

export const productImportCalls = [
  call(routes.exportProducts, async ({ payload, db, user, query }) => {
    const rows = await exportProducts({ db, filter: query });
    await recordExport({ payload, user }, { subjectType: 'products' });
    return answerTable(rows, { query, name: `products-${shopDay(new Date())}` });
  }),
  call(routes.productImports, async ({ db }) => ok({ imports: await listImports(db) })),
  call(routes.beginProductImport, async ({ payload, user, body }) => {
    const { file, dry_run, create_missing, update_stock, columns } = body;
    if (file.size > MAX_IMPORT_BYTES) {
      const message = say(IMPORT_TOO_LARGE);
      return refuse(413, message, { details: { file: [message] } });
    }
    const started = await beginImport(
      { payload, user },
      { file, isDryRun: dry_run, mayCreate: create_missing, mayUpdateStock: update_stock, columns },
    );
    if (!started.ok) {
      return started.status === 400
        ? refuseTable(started, PRODUCT_COLUMNS)
        : refuse(started.status, say(started.problem));
    }
    return ok({ id: started.id, ...started.head }, 202);
  }),
  call(routes.productImport, ({ db, params, query: { page, limit, only } }) =>
    withId(params, async (id) => {
      const found = await readImport(db, { id, page, limit, onlyProblems: only === 'problems' });
      return found ? ok(found) : notFound();
    }),
  ),
  call(routes.cancelProductImport, ({ db, params }) =>
    withId(params, async (id) => {
      const isCancelled = await cancelImport(db, id);
      const found = await readImport(db, { id, ...FIRST_LINES });
      if (!found) return notFound();
      return isCancelled ? ok(found) : refuse(409, officeProblemWords.importEnded);
    }),
  ),
];
