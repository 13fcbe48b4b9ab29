/**
 * `npm run check:dependencies`: the licence of each installed package, and what is known to be wrong with them. Ends with
 * code 1 for a licence that does not fit this project's MIT, and for a known problem of high severity.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { licenceProblem } from '@/domain/licences';
import { tell } from '../console';
import { runProgram } from '../run-program';
import { UserFacingError } from '../user-facing-error';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Package = { name: string; version: string; licence: string };

runProgram(async () => {
  const packages = await installedPackages(path.join(ROOT, 'node_modules'));
  const problems = packages.flatMap(({ name, version, licence }) => {
    const problem = licenceProblem(licence, name);
    return problem === null ? [] : [`${name}@${version}: ${problem}`];
  });
  tell(`${packages.length} packages are installed.`);
  for (const problem of problems) tell(`  ${problem}`);
  const known = await knownProblems();
  tell(known.text);
  if (problems.length > 0 || known.isBad) throw new UserFacingError('The dependencies are not fit: see above.');
  tell('Every licence fits.');
});

/** All packages below, those inside others included. */
async function installedPackages(folder: string): Promise<Package[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: Package[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    const inside = path.join(folder, entry.name);
    if (entry.name.startsWith('@')) found.push(...(await installedPackages(inside)));
    else found.push(...(await packageAt(inside)), ...(await installedPackages(path.join(inside, 'node_modules'))));
  }
  return found;
}

async function packageAt(folder: string): Promise<Package[]> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return [];
  const { name, version, license, licenses } = JSON.parse(text);
  if (typeof name !== 'string' || typeof version !== 'string') return [];
  return [{ name, version, licence: spelled(license ?? licenses) }];
}

/** Old packages name theirs as an object, or as a list of such. */
function spelled(licence: unknown): string {
  if (typeof licence === 'string') return licence;
  if (Array.isArray(licence)) return licence.map(spelled).join(' OR ');
  return typeof licence === 'object' && licence !== null && 'type' in licence ? String(licence.type) : 'none';
}

/** What the registry knows. Where it does not answer, that is said, and no verdict is given. */
function knownProblems(): Promise<{ text: string; isBad: boolean }> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, maxBuffer: 50_000_000 }, (_, output) => {
      const counts = countsOf(output);
      if (!counts) return resolve({ text: 'Known problems: not checked, the registry did not answer.', isBad: false });
      const text = Object.entries(counts)
        .map(([severity, count]) => `${count} ${severity}`)
        .join(', ');
      resolve({ text: `Known problems: ${text}.`, isBad: (counts.high ?? 0) + (counts.critical ?? 0) > 0 });
    });
  });
}

function countsOf(output: string): Record<string, number> | null {
  try {
    return JSON.parse(output).metadata.vulnerabilities;
  } catch {
    return null;
  }
}
