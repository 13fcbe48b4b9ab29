/** Which licences of what is installed fit this project's own, MIT: a table, and its reading of SPDX expressions. */

/** Ask for a notice at most. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'W3C',
  'WTFPL',
  'Zlib',
];

/** Bind changes of the package itself, not what uses it: it is installed as it comes, and never changed here. */
const AS_IT_COMES = ['MPL-2.0', 'LGPL-3.0-or-later', 'LGPL-3.0'];

/** What these packages say elsewhere than in their package.json. */
const SAID_ELSEWHERE: Record<string, string> = {
  'dejavu-fonts-ttf': 'a free font licence (Bitstream Vera and DejaVu), in its LICENSE file',
  'humanize-number': 'MIT, in its Readme.md',
  only: 'MIT, in its Readme.md',
  'png-js': 'MIT, in its LICENSE file',
};

/**
 * @param licence an SPDX expression, as a package.json has it
 * @returns why it does not fit; null where it does
 */
export function licenceProblem(licence: string, name: string): string | null {
  if (Object.hasOwn(SAID_ELSEWHERE, name) || fits(licence)) return null;
  return licence === 'none' ? 'names no licence' : `its licence ${licence} does not fit MIT`;
}

const FITTING: ReadonlySet<string> = new Set([...PERMISSIVE, ...AS_IT_COMES]);

/**
 * Of alternatives (OR) one must fit, of licences that hold together (AND) each; AND binds closer than OR, brackets closer
 * still. An expression that cannot be read does not fit.
 */
function fits(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;
  const takes = (word: string): boolean => {
    const isThere = words[next]?.toUpperCase() === word;
    if (isThere) next++;
    return isThere;
  };

  function alternatives(): boolean {
    let isFit = together();
    // The right side is read whatever the left side came to.
    while (takes('OR')) isFit = together() || isFit;
    return isFit;
  }

  function together(): boolean {
    let isFit = single();
    while (takes('AND')) isFit = single() && isFit;
    return isFit;
  }

  function single(): boolean {
    if (takes('(')) {
      const isFit = alternatives();
      return takes(')') && isFit;
    }
    const isFit = FITTING.has(words[next++] ?? '');
    // An exception only allows more.
    if (takes('WITH')) next++;
    return isFit;
  }

  const isFit = alternatives();
  return isFit && next === words.length;
}
