/** Settings as people type them, and back. */
import { isRecord } from '@/domain/json';

import { type Read, readOptionalNumber } from '@/domain/read-number';
import { SETTINGS } from '@/domain/settings/setting-table';
import type { OpeningHours } from '@/domain/settings/settings';
import { isBlank } from '@/domain/text';
import type { SettingField } from './fields';

export type TypedHours = { days: string; opens: string; closes: string };
/** What a field holds: texts as they stand in its inputs. */
export type Typed = string | boolean | Readonly<Record<string, string>> | readonly TypedHours[];

/** A setting as its field shows it. */
export function typedOf(field: SettingField, value: unknown): Typed {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'hours':
      // The settings' own type.
      return ((value ?? []) as readonly OpeningHours[]).map(({ days, opens, closes }) => ({
        days,
        opens: opens ?? '',
        closes: closes ?? '',
      }));
    case 'parts':
      return Object.fromEntries(field.parts.map((part) => [part, isRecord(value) ? String(value[part] ?? '') : '']));
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

/** The value that a field holds, by the setting's own rule. `within`: the part of it that is wrong. */
export function readTyped(field: SettingField, typed: Typed): Read<unknown> & { within?: string | undefined } {
  const value = partlyRead(field, typed);
  if (!value.ok) return value;
  return SETTINGS[field.path]?.(value.value) ?? value;
}

function partlyRead(field: SettingField, typed: Typed): Read<unknown> {
  if (typeof typed === 'boolean') return { ok: true, value: typed };
  if (field.kind === 'hours') {
    const rows = (typed as readonly TypedHours[]).map(({ days, opens, closes }) => ({
      days,
      opens: blankAsNull(opens),
      closes: blankAsNull(closes),
    }));
    return { ok: true, value: rows };
  }
  if (typeof typed === 'object') return partsOf(field, typed as Readonly<Record<string, string>>);
  if (field.kind === 'lines') {
    return { ok: true, value: typed.split('\n').filter((line) => !isBlank(line)) };
  }
  return field.kind === 'number' ? readOptionalNumber(typed) : { ok: true, value: typed };
}

function partsOf(field: SettingField, typed: Readonly<Record<string, string>>): Read<unknown> {
  if (Object.values(typed).every(isBlank)) return { ok: true, value: null };
  const parts: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(typed)) {
    const isNumber = name === 'value' || (field.kind === 'parts' && field.areNumbers);
    // A degree with three decimals is not a number of thousands.
    parts[name] = isNumber ? Number(text.replace(',', '.')) : text;
  }
  return { ok: true, value: parts };
}

function blankAsNull(text: string): string | null {
  return isBlank(text) ? null : text;
}
