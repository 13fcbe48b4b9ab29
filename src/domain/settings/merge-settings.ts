/** A merge patch (RFC 7386) of the settings, checked by the table of settings. */
import { isRecord } from '../json';
import type { Problem } from '../problem';
import { SETTINGS } from './setting-table';
import type { SettingChanges, Settings } from './settings';

type Outcome =
  | { ok: true; changes: SettingChanges }
  /** `path` of the first value that is wrong: `shop.phones.1` */
  | { ok: false; path: string; problem: Problem };

const GROUP_EXPECTED: Problem = { code: 'groupExpected' };
const UNKNOWN: Problem = { code: 'unknownSetting' };

/**
 * The settings that a patch names, read by their rules. Nothing is changed.
 * @param current completes a patch that names only a part of a value, such as the latitude of the map
 */
export function readPatch(patch: unknown, current: Settings): Outcome {
  const changes: Record<string, unknown> = {};
  const read = (value: unknown, path: string): Outcome | null => {
    const rule = Object.hasOwn(SETTINGS, path) ? SETTINGS[path] : undefined;
    if (!rule) return readGroup(value, path);
    const whole = completed(value, valueAt(current, path));
    const outcome = rule(whole);
    if (!outcome.ok) {
      const within = outcome.within === undefined ? '' : `.${outcome.within}`;
      return { ok: false, path: `${path}${within}`, problem: outcome.problem };
    }
    changes[path] = outcome.value;
    return null;
  };
  const readGroup = (value: unknown, path: string): Outcome | null => {
    if (path !== '' && !Object.keys(SETTINGS).some((known) => known.startsWith(`${path}.`))) {
      return { ok: false, path, problem: UNKNOWN };
    }
    if (!isRecord(value)) return { ok: false, path, problem: GROUP_EXPECTED };
    for (const [name, part] of Object.entries(value)) {
      const failure = read(part, path === '' ? name : `${path}.${name}`);
      if (failure) return failure;
    }
    return null;
  };
  return readGroup(patch, '') ?? { ok: true, changes };
}

/** @returns undefined for a path that there is not */
export function valueAt(settings: Settings, path: string): unknown {
  let found: unknown = settings;
  for (const name of path.split('.')) found = isRecord(found) ? found[name] : undefined;
  return found;
}

/** An object that a patch gives in part. Lists are replaced as a whole. */
function completed(value: unknown, current: unknown): unknown {
  return isRecord(value) && isRecord(current) ? { ...current, ...value } : value;
}
