/** Variables that PostgreSQL's programs may inherit. The shop's own hold its secrets, which are no business of theirs. */
const INHERITED = [
  'PATH',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // Without these no program starts on Windows.
  'SystemRoot',
  'SystemDrive',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
];

/** The whole environment of a program of PostgreSQL; its messages are in English, since some of them are read. */
export function databaseEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // The type of an environment demands NODE_ENV; PostgreSQL ignores it.
  return { ...Object.fromEntries(inherited), NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', ...more };
}
