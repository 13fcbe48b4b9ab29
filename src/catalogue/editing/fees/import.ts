import { recordAudit } from '@/audit/record';
import { findCommune } from '@/delivery/communes';
import { communeChanges, type FeeChange, wilayaChanges } from '@/domain/fees/changes';
import { changedOverride, changedWilaya, type FeeLine, type ReadFeeLine, readFeeLines } from '@/domain/fees/lines';
import { type Caller, editCatalogue } from '../edit';
import {
  type Change,
  type CommuneOverride,
  lockFees,
  WITHOUT_OVERRIDE,
  type WilayaFees,
  writeOverrides,
  writeWilayas,
} from './state';

export type FeeVerdict = ReadFeeLine & {
  verdict: 'updated' | 'same' | 'refused';
  /** of an updated place */
  changes: FeeChange[];
};

/**
 * Checks every line, and writes all of them or, if one is wrong, none. Places without a line stay as they are.
 * @param isTrial checks only
 */
export function importFees(
  caller: Caller,
  { lines, isTrial }: { lines: readonly FeeLine[]; isTrial: boolean },
): Promise<FeeVerdict[]> {
  return editCatalogue(caller, async (req) => {
    const { wilayas, overrides } = await lockFees(req);
    const byId = new Map(wilayas.map((wilaya) => [wilaya.id, wilaya]));
    const changedWilayas: Change<WilayaFees>[] = [];
    const changedCommunes: Change<CommuneOverride>[] = [];

    const verdicts = readFeeLines(lines, { wilayas, findCommune }).map((read): FeeVerdict => {
      const { target, problems } = read;
      if (target === null || problems.length > 0) return { ...read, verdict: 'refused', changes: [] };
      if (target.kind === 'wilaya') {
        const before = byId.get(target.id);
        const after = before && changedWilaya(before, target.values);
        if (!before || !after) return { ...read, verdict: 'same', changes: [] };
        changedWilayas.push({ before, after });
        return { ...read, verdict: 'updated', changes: wilayaChanges(before, after) };
      }
      const { code, values } = target;
      const before = overrides.get(code) ?? { code, ...WITHOUT_OVERRIDE };
      const after = changedOverride(before, values);
      if (!after) return { ...read, verdict: 'same', changes: [] };
      changedCommunes.push({ before, after: { code, ...after } });
      return { ...read, verdict: 'updated', changes: communeChanges(before, after) };
    });

    if (isTrial || verdicts.some(({ verdict }) => verdict === 'refused')) return verdicts;
    await writeWilayas(req, changedWilayas);
    await writeOverrides(req, changedCommunes);
    const updated = changedWilayas.length + changedCommunes.length;
    await recordAudit(req, {
      action: 'import',
      subjectType: 'wilayas',
      subjectId: null,
      changes: { lines: [null, lines.length], updated: [null, updated] },
    });
    return verdicts;
  });
}
