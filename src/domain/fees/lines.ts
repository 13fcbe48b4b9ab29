/** Compares the lines of a table of fees with what the shop has: which wilaya or commune each means, and what is wrong. */
import type { FeeOverride } from '../delivery/delivery-fees';
import type { Problem } from '../problem';
import { fold, isBlank } from '../text';
import { type CommuneValues, readCommuneCells, readWilayaCells, type WilayaValues } from './cells';
import type { FeeCells } from './columns';

export type KnownWilaya = { id: number; name: string; code: number | null };
export type KnownCommune = { code: number; name: string; wilayaCode: number };

/** `problem`: why the line could not be read. */
export type FeeLine = { line: number; cells: FeeCells; problem: Problem | null };

export type ReadFeeLine = {
  line: number;
  /** the name of the wilaya or commune, as far as it is known */
  place: string;
  target:
    | { kind: 'wilaya'; id: number; values: WilayaValues }
    | { kind: 'commune'; code: number; values: CommuneValues }
    | null;
  problems: Problem[];
};

type Known = { wilayas: readonly KnownWilaya[]; findCommune: (code: number) => KnownCommune | undefined };

/** Reads every line; one that repeats an earlier line's place is a problem. */
export function readFeeLines(lines: readonly FeeLine[], known: Known): ReadFeeLine[] {
  const first = new Map<string, number>();
  return lines.map((entry) => {
    const read = readFeeLine(entry, known);
    if (!read.target) return read;
    const key = read.target.kind === 'wilaya' ? `wilaya ${read.target.id}` : `commune ${read.target.code}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry.line);
    return earlier === undefined
      ? read
      : { ...read, problems: [...read.problems, { code: 'feeLineRepeated', values: { line: earlier } }] };
  });
}

function readFeeLine({ line, cells, problem }: FeeLine, known: Known): ReadFeeLine {
  const refused = (problem: Problem): ReadFeeLine => ({
    line,
    place: cells.commune?.trim() || cells.wilaya?.trim() || '',
    target: null,
    problems: [problem],
  });
  if (problem) return refused(problem);
  const wilaya = findWilaya(cells, known);
  if (isBlank(cells.commune_code)) {
    if (!isBlank(cells.commune)) return refused({ code: 'feeCommuneWithoutCode' });
    if (!wilaya) return refused({ code: 'feeUnknownWilaya' });
    if (isOtherName(cells.wilaya, wilaya)) return refused({ code: 'feeOtherName', values: { name: wilaya.name } });
    const { values, problems } = readWilayaCells(cells);
    return { line, place: wilaya.name, target: { kind: 'wilaya', id: wilaya.id, values }, problems };
  }
  const commune = known.findCommune(readCode(cells.commune_code) ?? 0);
  if (!commune) return refused({ code: 'feeUnknownCommune' });
  if (isOtherName(cells.commune, commune)) return refused({ code: 'feeOtherName', values: { name: commune.name } });
  const namesWilaya = [cells.wilaya_id, cells.wilaya_code, cells.wilaya].some((cell) => !isBlank(cell));
  if (namesWilaya && wilaya?.code !== commune.wilayaCode) return refused({ code: 'feeOtherWilaya' });
  const { values, problems } = readCommuneCells(cells);
  return { line, place: commune.name, target: { kind: 'commune', code: commune.code, values }, problems };
}

/** By id, else by code, else by name; cells that contradict each other name no place. */
function findWilaya(cells: FeeCells, { wilayas }: Known): KnownWilaya | undefined {
  const [id, code] = [readCode(cells.wilaya_id), readCode(cells.wilaya_code)];
  if (!isBlank(cells.wilaya_id)) {
    const wilaya = wilayas.find((one) => one.id === id);
    return isBlank(cells.wilaya_code) || wilaya?.code === code ? wilaya : undefined;
  }
  if (!isBlank(cells.wilaya_code)) return wilayas.find((one) => one.code === code);
  const name = fold(cells.wilaya ?? '');
  return name === '' ? undefined : wilayas.find((one) => fold(one.name) === name);
}

/** Whole numbers only: "19", "0019", "19.0" as some spreadsheets write it. */
function readCode(cell: string | undefined): number | null {
  const digits = /^\s*(\d{1,10})(?:\.0+)?\s*$/.exec(cell ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lines that a spreadsheet sorted by one column alone would give fees to other places. */
function isOtherName(cell: string | undefined, { name }: { name: string }): boolean {
  return !isBlank(cell) && fold(cell ?? '') !== fold(name);
}

/** The values that a line changes; null if it leaves everything as it is. */
export function changedWilaya<Now extends Required<WilayaValues>>(now: Now, values: WilayaValues): Now | null {
  const after = { ...now, ...values };
  return after.price === now.price && after.deskPrice === now.deskPrice && after.days === now.days ? null : after;
}

/** The same for a commune. Amounts in dinars. */
export function changedOverride(now: NumericOverride, values: CommuneValues): NumericOverride | null {
  const after: NumericOverride = {
    price: values.price === undefined ? now.price : values.price,
    desk_price: values.deskPrice === undefined ? now.desk_price : values.deskPrice,
    desk: values.desk ?? now.desk,
    served: values.served ?? now.served,
  };
  const isSame =
    after.price === now.price &&
    after.desk_price === now.desk_price &&
    after.desk === now.desk &&
    after.served === now.served;
  return isSame ? null : after;
}

export type NumericOverride = FeeOverride & { price: number | null; desk_price: number | null };
