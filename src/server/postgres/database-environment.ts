/** Variables that PostgreSQL's programs inherit. The others may hold the shop's secrets. */
const INHERITED = [
  'PATH',
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  // No program starts on Windows without these.
  'SystemRoot',
  'SystemDrive',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
];

/** The complete environment of a PostgreSQL program. Its messages are in English, since the shop shows some of them. */
export function databaseEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // Required by the type of an environment; PostgreSQL ignores it.
  return { ...Object.fromEntries(inherited), NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', ...more };
}
