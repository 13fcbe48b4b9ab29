/**
 * localStorage and sessionStorage that never throw: a browser may forbid them, and a full one refuses to write.
 * The shop then works without stored data, and forgets it on the next load.
 */
type Keeper = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

export const longKeeper: Keeper = keeper(() => window.localStorage);
export const tabKeeper: Keeper = keeper(() => window.sessionStorage);

function keeper(storage: () => Storage): Keeper {
  return {
    read: (key) => attempt(() => storage().getItem(key)),
    write: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
