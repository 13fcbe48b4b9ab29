/** Fails if the generated types, the admin's import map or the migrations do not match the collections. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const env = { PAYLOAD_SECRET: 'unused', DATABASE_URL: 'postgres://unused', NODE_ENV: 'production' } as const;

/** Generates the files again. @returns those that were out of date */
async function staleFiles(): Promise<string[]> {
  const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js'];
  const read = () => generated.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const before = read();
  Object.assign(process.env, env);
  const [{ default: config }, { generateImportMap }, { generateTypes }] = await Promise.all([
    import('../payload.config'),
    import('payload'),
    import('payload/node'),
  ]);
  await generateTypes(await config, { log: false });
  await generateImportMap(await config, { log: false });
  const after = read();
  return generated.filter((_, index) => after[index] !== before[index]);
}

/** Runs in a separate process, since Payload ends it if no migration is missing. */
async function hasDrifted(migrations: string): Promise<boolean> {
  const kept = mkdtempSync(path.join(tmpdir(), 'thermopieces-migrations-'));
  cpSync(migrations, kept, { recursive: true });
  const count = readdirSync(migrations).length;
  const args = ['node_modules/payload/bin.js', 'migrate:create', 'drift', '--skip-empty'];
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  const isDrifted = readdirSync(migrations).length !== count;
  if (isDrifted) {
    rmSync(migrations, { recursive: true });
    cpSync(kept, migrations, { recursive: true });
  }
  rmSync(kept, { recursive: true });
  return isDrifted;
}

const migrations = path.join(root, 'src/migrations');
const [stale, isDrifted] = await Promise.all([staleFiles(), hasDrifted(migrations)]);
if (stale.length > 0) console.error(`Run npm run generate:types and commit: ${stale.join(', ')}`);
if (isDrifted)
  console.error('The collections changed the database: run npm run migrate:create and commit the migration.');
if (!existsSync(path.join(migrations, 'index.ts'))) console.error('src/migrations/index.ts is missing.');
process.exit(stale.length > 0 || isDrifted ? 1 : 0);
