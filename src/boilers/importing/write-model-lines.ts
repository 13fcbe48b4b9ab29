import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asTexts, storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { boilerIdentity } from '@/domain/boilers/boiler-identity';
import { powerProblem, yearsProblem } from '@/domain/boilers/boiler-problems';
import {
  type BoilerName,
  ENERGIES,
  FIRST_YEAR,
  LAST_YEAR,
  MAX_BOILER_TEXT,
  MAX_BOILER_TEXTS,
} from '@/domain/boilers/boilers';
import { type BoilerCells, blankSubject } from '@/domain/import/boiler-tables';
import { REQUIRED } from '@/domain/problem';
import { wholeNumberRule } from '@/domain/products/product-rules';
import { withLostZeros } from '@/domain/search/part-number';
import { type BoilerModel, derivedColumns } from '../boiler-columns';
import { freeSlugs } from '../free-slugs';
import { readSpellings } from '../spellings';
import { insertModels, replaceTexts } from '../write-models';
import { cellReader } from './cells';
import { earlierLine, failed, type LineOutcome, repeated, UNCHANGED, type WriteLines } from './outcome';

const year = wholeNumberRule(FIRST_YEAR, LAST_YEAR);

type Changes = Partial<Omit<BoilerModel, keyof BoilerName>>;
type Line = BoilerName & { changes: Changes };
type Kept = BoilerModel & { id: number; identity: string };

/** Writes models: a known brand, range and model is changed where the line differs, any other is new. */
export const writeModelLines: WriteLines = async (req, given, subjects) => {
  const spell = await readSpellings(req);
  const lines = given.map(({ line, cells }) => {
    const read = readLine(cells);
    if (!read.ok) return read;
    const value = { ...read.value, ...spell(read.value) };
    const earlier = earlierLine(subjects, boilerIdentity(value), line);
    return earlier === null
      ? ({ ok: true, value } as const)
      : repeated('model', { code: 'lineRepeated', values: { column: 'model', line: earlier } });
  });
  const kept = await readKept(
    req,
    lines.flatMap((line) => (line.ok ? [line.value] : [])),
  );
  const padded = await readPaddedCodes(
    req,
    lines.flatMap((line) => (line.ok ? (line.value.changes.plateCodes ?? []) : [])),
  );
  const created: BoilerModel[] = [];
  const updated: Kept[] = [];
  const outcomes = lines.map((line): LineOutcome => {
    if (!line.ok) return failed(line.problems);
    const { changes, ...name } = line.value;
    const before = kept.get(boilerIdentity(name));
    const problem = yearsProblem({ ...EMPTY, ...before, ...changes });
    if (problem) return failed([{ column: 'year_to', problem }]);
    const spoilt = changes.plateCodes?.find((code) => padded.has(code) && !before?.plateCodes.includes(code));
    if (spoilt !== undefined) {
      const values = { text: spoilt, known: padded.get(spoilt) ?? '' };
      return failed([{ column: 'plate_codes', problem: { code: 'cellLostZeros', values } }]);
    }
    if (!before) {
      created.push({ ...EMPTY, ...name, ...changes });
      return { outcome: 'created' };
    }
    const after = { ...before, ...changes };
    if (JSON.stringify(after) === JSON.stringify(before)) return UNCHANGED;
    updated.push(after);
    return { outcome: 'updated' };
  });
  if (created.length > 0) await insertModels(req, await freeSlugs(req, created));
  if (updated.length > 0) await updateModels(req, updated);
  const hasChanged = created.length + updated.length > 0;
  return { outcomes, change: hasChanged ? { aspects: ['boilers'], products: [] } : null };
};

const EMPTY = { aliases: [], plateCodes: [], yearFrom: null, yearTo: null, energy: null, power: null };

function readLine(cells: BoilerCells) {
  const read = cellReader(cells);
  for (const column of blankSubject('boiler-models', cells)) read.refuse(column, REQUIRED);
  const text = (column: 'brand' | 'range' | 'model') => read.text(column, MAX_BOILER_TEXT) ?? '';
  const texts = { maxLength: MAX_BOILER_TEXT, maxRows: MAX_BOILER_TEXTS };
  const changes = withoutAbsent({
    aliases: read.texts('aliases', texts),
    plateCodes: read.texts('plate_codes', texts),
    yearFrom: read.number('year_from', year),
    yearTo: read.number('year_to', year),
    energy: read.choice('energy', ENERGIES),
    power: read.number('power', powerProblem),
  });
  const value: Line = { brand: text('brand'), range: text('range'), name: text('model'), changes };
  return read.problems.length > 0 ? ({ ok: false, problems: read.problems } as const) : ({ ok: true, value } as const);
}

/** Only what the line says; the removed keys were undefined, which the type allows to be absent. */
function withoutAbsent(changes: { [Key in keyof Changes]: Changes[Key] | undefined }): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
}

async function readKept(req: PayloadRequest, names: readonly BoilerName[]): Promise<ReadonlyMap<string, Kept>> {
  const rows = await executeInTransaction<Kept>(
    req,
    sql`SELECT m.id, m.identity, m.brand, m.range, m.name,
          ARRAY(SELECT t.text FROM boiler_models_texts t WHERE t.parent_id = m.id AND t.path = 'aliases' ORDER BY t."order") AS aliases,
          ARRAY(SELECT t.text FROM boiler_models_texts t WHERE t.parent_id = m.id AND t.path = 'plateCodes' ORDER BY t."order") AS "plateCodes",
          m.year_from::int AS "yearFrom", m.year_to::int AS "yearTo", m.energy, m.power::float8 AS power
        FROM boiler_models m WHERE m.identity = ANY(${asTexts(names.map(boilerIdentity))})`,
  );
  return new Map(rows.map((row) => [row.identity, row]));
}

/** Plate codes that are there already with the zeros which a spreadsheet may have dropped, by the code without. */
async function readPaddedCodes(req: PayloadRequest, codes: readonly string[]): Promise<Map<string, string>> {
  const padded = new Map(codes.flatMap((code) => withLostZeros(code).map((known) => [known, code] as const)));
  if (padded.size === 0) return new Map();
  const rows = await executeInTransaction<{ known: string }>(
    req,
    sql`SELECT DISTINCT text AS known FROM boiler_models_texts
        WHERE path = 'plateCodes' AND text = ANY(${asTexts([...padded.keys()])})`,
  );
  return new Map(rows.map(({ known }) => [padded.get(known) ?? '', known]));
}

async function updateModels(req: PayloadRequest, models: readonly Kept[]): Promise<void> {
  const rows = models.map((model) => ({ ...model, searchText: derivedColumns(model).searchText }));
  await executeInTransaction(
    req,
    sql`UPDATE boiler_models m SET year_from = r."yearFrom", year_to = r."yearTo", energy = r.energy::enum_boiler_models_energy,
          power = r.power, search_text = r."searchText", updated_at = now()
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS r (id int, "yearFrom" int, "yearTo" int, energy text, power numeric, "searchText" text)
        WHERE m.id = r.id`,
  );
  await replaceTexts(req, models);
}
