/** The documents name files, pages and sections that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from '../import-rules/rooms';

/** Decisions and benchmarks describe what was true on their day. */
const HISTORY = ['docs/decisions/', 'docs/benchmarks.md'];

const markdown = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.split(path.sep).join('/')}`)
  .filter((name) => name.endsWith('.md'));
const pages = ['README.md', ...markdown];
const presentPages = pages.filter((page) => !HISTORY.some((start) => page.startsWith(start)));

/** Folders and files of the repository that a document names by their path from its root. */
const ROOTS = /^(src|collections|endpoints|tests|docs|public)(\/|$)/;

/**
 * What is between backticks and is a path: `src/shop.ts`, but neither `npm test` nor `/api/orders/`. A recipe marks a file that
 * its reader adds: `src/words/fr/guarantee.ts` (new).
 */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s:{}*<>]+)`(?! \(new\))/g)].flatMap(([, name = '']) =>
    ROOTS.test(name) ? [name] : [],
  );
}

/**
 * What is between backticks and is written as names in the sources are: `placeOrder` and `MAX_QUANTITY`, but neither `page` nor
 * `GET`. A recipe marks a name that its reader adds: `ORDER_COPY_TO` (new).
 */
function namedIdentifiers(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z]+[a-z][A-Z]\w*|[A-Z]+_[A-Z_]+|[A-Z]{4,})`(?! \(new\))/g)].map(
    ([, name = '']) => name,
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** The targets of links within the repository. */
function links(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [decodeURI(target)],
  );
}

/** The anchors that GitHub gives to headings. */
function anchors(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsNowhere(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchors(target).includes(anchor);
}

describe('the documents', () => {
  it.each(presentPages)('of %s name files that exist', (page) => {
    const gone = namedPaths(readFileSync(page, 'utf8')).filter((name) => !existsSync(name));
    expect(gone).toEqual([]);
  });

  it.each(pages)('of %s link to pages and sections that exist', (page) => {
    const broken = links(readFileSync(page, 'utf8')).filter((link) => leadsNowhere(page, link));
    expect(broken).toEqual([]);
  });

  it('describe every room', () => {
    const architecture = readFileSync('docs/architecture.md', 'utf8');
    // Generated, or a part of the room around it.
    const known = ['src/payload-types.ts', 'src/server/bootstrap', 'src/instrumentation.ts', 'next.config.ts'];
    const unnamed = Object.keys(rooms).filter((room) => !known.includes(room) && !architecture.includes(`\`${room}\``));
    expect(unnamed).toEqual([]);
  });

  it('draw every folder that serves shoppers and staff', () => {
    const [, picture = ''] = readFileSync('docs/architecture.md', 'utf8').split('```');
    const drawn = new Set(picture.match(/src\/[\w-]+/g));
    // For those who run the shop, or single files.
    const besides = ['src/migrations', 'src/logging', 'src/metrics', 'src/backup', 'src/seed'];
    const folders = Object.keys(rooms).filter((room) => /^src\/[\w-]+$/.test(room) && !besides.includes(room));
    expect([...drawn].toSorted()).toEqual(folders.toSorted());
  });

  it('name functions and constants that exist', () => {
    const sources = ['src', 'collections', 'endpoints'].flatMap(sourcesIn).join('\n');
    const names = presentPages.flatMap((page) => namedIdentifiers(readFileSync(page, 'utf8')));
    expect(names.length).toBeGreaterThan(40);
    expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });
});

it('.env.example names every variable that the shop reads', () => {
  const schema = readFileSync('src/env-schema.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+):/gm);
  const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm);
  const read = [...schema].map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  expect([...example].map(([, name]) => name).toSorted()).toEqual(read.toSorted());
});
