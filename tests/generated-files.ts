/** Fails where the generated types, the admin's import map or the migrations do not match the collections. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PAYLOAD_SECRET: 'unused',
  DATABASE_URL: 'postgres://unused',
  NODE_ENV: 'production',
};

function payload(...args: string[]): string {
  return execFileSync(process.execPath, ['node_modules/payload/bin.js', ...args], { cwd: root, env, encoding: 'utf8' });
}

const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js'];
const before = generated.map((file) => readFileSync(path.join(root, file), 'utf8'));
payload('generate:types');
payload('generate:importmap');
const stale = generated.filter((file, index) => readFileSync(path.join(root, file), 'utf8') !== before[index]);

const migrations = path.join(root, 'src/migrations');
const kept = mkdtempSync(path.join(tmpdir(), 'thermopieces-migrations-'));
cpSync(migrations, kept, { recursive: true });
const count = readdirSync(migrations).length;
payload('migrate:create', 'drift', '--skip-empty');
const isDrifted = readdirSync(migrations).length !== count;
if (isDrifted) {
  rmSync(migrations, { recursive: true });
  cpSync(kept, migrations, { recursive: true });
}
rmSync(kept, { recursive: true });

if (stale.length > 0) console.error(`Run npm run generate:types and commit: ${stale.join(', ')}`);
if (isDrifted)
  console.error('The collections changed the database: run npm run migrate:create and commit the migration.');
if (!existsSync(path.join(migrations, 'index.ts'))) console.error('src/migrations/index.ts is missing.');
process.exit(stale.length > 0 || isDrifted ? 1 : 0);
