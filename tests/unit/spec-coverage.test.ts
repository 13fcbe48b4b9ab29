/** docs/spec-coverage.md names a proof for every behaviour; each proof exists. Its links are checked by docs.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TO_COME = '(to come)';
const HEADINGS = ['what the shop does', '---'];

const lines = readFileSync('docs/spec-coverage.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => line.startsWith('|'))
  .map((line) => line.slice(1, -1).split('|'))
  .filter(([what = '']) => !HEADINGS.includes(what.trim()));

/** What is between backticks: `file: name of the test`, or a file alone. */
function proofsIn(cell: string): { file: string; test: string | undefined }[] {
  return [...cell.matchAll(/`([^`: ]+)(?:: ([^`]+))?`/g)].map(([, file = '', test]) => ({ file, test }));
}

/** Whether the file has a test of this name, alone or for each case of a table. */
function hasTest(file: string, name: string): boolean {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${name}${quote},`) || isAlone(source, quote, name));
}

/** A long name is on its own line. */
function isAlone(source: string, quote: string, name: string): boolean {
  return source.split('\n').some((line) => line.trim() === `${quote}${name}${quote},`);
}

describe('every row', () => {
  it('has one fact and its proof, or says that it is to come', () => {
    const bare = rows.filter(([, proof = '']) => proofsIn(proof).length === 0 && !proof.includes(TO_COME));
    expect(bare).toEqual([]);
    expect(rows.filter((row) => row.length !== 2)).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('names files and tests that exist', () => {
    const proofs = rows.flatMap(([, proof = '']) => proofsIn(proof));
    const gone = proofs.filter(({ file, test }) => !existsSync(file) || (test !== undefined && !hasTest(file, test)));
    expect(gone).toEqual([]);
  });
});

describe('every heading', () => {
  it('links to the page that describes its rows', () => {
    const headings = lines.filter((line) => line.startsWith('#')).slice(1);
    expect(headings.filter((heading) => !/^#+ \[.+\]\(behaviour\/[a-z-]+\.md/.test(heading))).toEqual([]);
  });
});
