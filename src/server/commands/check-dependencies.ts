/**
 * `npm run check:dependencies -- [FOLDER] [--offline]`: checks the licences of the installed packages, and asks the registry
 * for known vulnerabilities. Exits with code 1 if a licence is not compatible with this project's MIT, if a vulnerability is
 * severe, or if the registry does not answer; `--offline` leaves the registry out.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { licenceProblem } from '@/domain/products/licences';
import { tell, UserFacingError } from '../console';
import { runProgram } from '../lifecycle';

/** Checked unless a folder is named. */
const ROOT = process.cwd();

type Package = { name: string; version: string; licence: string };

runProgram(async () => {
  const { folder, isOffline } = readArguments();
  const packages = await installedPackages(path.join(folder, 'node_modules'));
  if (packages.length === 0) throw new UserFacingError(`No packages are installed in ${folder}: run npm ci there.`);
  const incompatible = packages.flatMap(({ name, version, licence }) => {
    const problem = licenceProblem(licence, name);
    return problem === null ? [] : [`${name}@${version}: ${problem}`];
  });
  tell(`${packages.length} packages are installed.`);
  for (const line of incompatible) tell(`  ${line}`);
  if (incompatible.length === 0) tell('All licences are compatible.');
  const known = isOffline ? { text: 'not checked, as --offline says.', isBad: false } : await knownProblems(folder);
  tell(`Known problems: ${known.text}`);
  if (incompatible.length > 0 || known.isBad) throw new UserFacingError('The check of dependencies failed: see above.');
});

function readArguments(): { folder: string; isOffline: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { offline: { type: 'boolean' } }, allowPositionals: true });
    return { folder: path.resolve(positionals[0] ?? ROOT), isOffline: values.offline === true };
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error));
  }
}

/** All packages in the folder, including nested ones. */
async function installedPackages(folder: string): Promise<Package[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const packages: Package[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    const inside = path.join(folder, entry.name);
    if (entry.name.startsWith('@')) packages.push(...(await installedPackages(inside)));
    else packages.push(...(await packageAt(inside)), ...(await installedPackages(path.join(inside, 'node_modules'))));
  }
  return packages;
}

async function packageAt(folder: string): Promise<Package[]> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return [];
  const { name, version, license, licenses } = JSON.parse(text);
  if (typeof name !== 'string' || typeof version !== 'string') return [];
  return [{ name, version, licence: licenceName(license ?? licenses) }];
}

/** Old packages name their licence as an object, or as a list of objects. */
function licenceName(licence: unknown): string {
  if (typeof licence === 'string') return licence;
  if (Array.isArray(licence)) return licence.map(licenceName).join(' OR ');
  return typeof licence === 'object' && licence !== null && 'type' in licence ? String(licence.type) : 'none';
}

/** What `npm audit --json` prints: the numbers by severity, or why the registry was not asked. */
type Audit = {
  metadata?: { vulnerabilities?: Record<string, number> };
  message?: string;
  error?: { summary?: string };
};

/** Asks the registry. No answer counts as bad: it would otherwise pass for "no problems". */
function knownProblems(folder: string): Promise<{ text: string; isBad: boolean }> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: folder, maxBuffer: 50_000_000 }, (error, output) => {
      const audit = readAudit(output);
      const counts = audit.metadata?.vulnerabilities;
      if (!counts) {
        const reason = audit.message || audit.error?.summary || error?.message || 'npm printed nothing';
        const text = `not checked, because the registry gave no answer about any package: ${reason}. Try again, or pass --offline to check licences alone.`;
        return resolve({ text, isBad: true });
      }
      const text = Object.entries(counts)
        .map(([severity, count]) => `${count} ${severity}`)
        .join(', ');
      resolve({ text: `${text}.`, isBad: (counts.high ?? 0) + (counts.critical ?? 0) > 0 });
    });
  });
}

function readAudit(output: string): Audit {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}
