/** Which licences of dependencies are compatible with this project's, MIT; reads SPDX expressions. */

/** Require a notice at most. */
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
  'PSF-2.0',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'W3C',
  'WTFPL',
  'Zlib',
];

/** Apply to changes of the package itself, not to its users. Packages are installed unchanged. */
const WEAK_COPYLEFT = ['MPL-2.0', 'LGPL-3.0-or-later', 'LGPL-3.0'];

/** Packages that state their licence outside their package.json. */
const STATED_ELSEWHERE: Record<string, string> = {
  'dejavu-fonts-ttf': 'a free font licence (Bitstream Vera and DejaVu), in its LICENSE file',
  'humanize-number': 'MIT, in its Readme.md',
  only: 'MIT, in its Readme.md',
  'png-js': 'MIT, in its LICENSE file',
};

/**
 * @param licence the SPDX expression of a package.json
 * @returns why it is incompatible, or null
 */
export function licenceProblem(licence: string, name: string): string | null {
  if (Object.hasOwn(STATED_ELSEWHERE, name) || fits(licence)) return null;
  return licence === 'none' ? 'names no licence' : `its licence ${licence} does not fit MIT`;
}

const FITTING: ReadonlySet<string> = new Set([...PERMISSIVE, ...WEAK_COPYLEFT]);

/**
 * One side of OR must fit, both sides of AND. AND binds closer than OR, brackets closer still. An unreadable expression does
 * not fit.
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
    // The right side must be consumed even if the left side fits.
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
    // An exception only grants more.
    if (takes('WITH')) next++;
    return isFit;
  }

  const isFit = alternatives();
  return isFit && next === words.length;
}
