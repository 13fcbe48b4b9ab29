import type { SettingChanges } from './settings';

type Group = Readonly<Record<string, unknown>>;

/** The same settings with those of some paths replaced. A path whose group is unknown is left out. */
export function withChanges<T extends object>(settings: T, changes: SettingChanges): T {
  let changed: Group = { ...(settings as Group) };
  for (const [path, value] of Object.entries(changes)) changed = replaced(changed, path.split('.'), value);
  // Each value was read by the rule of its path.
  return changed as T;
}

function replaced(group: Group, [name = '', ...rest]: readonly string[], value: unknown): Group {
  if (rest.length === 0) return { ...group, [name]: value };
  const part = group[name];
  return typeof part === 'object' && part !== null ? { ...group, [name]: replaced(part as Group, rest, value) } : group;
}
