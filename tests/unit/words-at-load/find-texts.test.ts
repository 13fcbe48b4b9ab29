import { describe, expect, it } from 'vitest';
import { textsReadAtLoad } from '../../words-at-load/find-texts';
import { parseModule } from '../../words-at-load/parse-module';

const NAMESPACES: Readonly<Record<string, unknown>> = {
  cartWords: { title: 'Panier', count: (pieces: number) => `${pieces}`, steps: { first: 'Un', last: 'Fin' } },
};

/** What is read while `main.tsx` loads; `other.ts` is a second module. */
function readBy(main: string, other = ''): string[] {
  const texts = {
    'main.tsx': `import { cartWords } from 'words';\n${main}`,
    'other.ts': `import { cartWords } from 'words';\n${other}`,
  };
  const modules = new Map(
    Object.entries(texts).map(([file, text]) => [
      file,
      parseModule({ file, text }, (specifier) => (specifier === './other' ? 'other.ts' : specifier)),
    ]),
  );
  const kindOf = ({ file, keys }: { file: string; keys: readonly string[] }) => {
    let found: unknown = file === 'words' ? NAMESPACES : undefined;
    for (const key of keys) {
      if (typeof found !== 'object' || found === null) return null;
      found = key === '*' ? Object.values(found)[0] : Reflect.get(found, key);
    }
    if (found === undefined) return null;
    return typeof found === 'object' ? 'group' : 'message';
  };
  const module = modules.get('main.tsx');
  return module ? textsReadAtLoad(module, { modules, kindOf }) : [];
}

describe('texts that a module reads while it loads', () => {
  it.each([
    ['a constant', 'const TITLE = cartWords.title;', '2: cartWords.title'],
    ['a table', "export const LINES = [{ href: '/', label: cartWords.title }] as const;", '2: cartWords.title'],
    ['a function of the catalogue', 'const count = cartWords.count;', '2: cartWords.count'],
    ['an element', 'const LABEL = <b title={cartWords.title} />;', '2: cartWords.title'],
    ['a text in a group', 'const words = cartWords.steps;\nconst FIRST = words.first;', '3: words.first'],
    ['a text that is taken out', 'const { title } = cartWords;', '2: { title } = cartWords'],
    ['a group that is taken out', 'const { steps } = cartWords;\nconst LAST = steps.last;', '3: steps.last'],
    ['a text by a key', "const LABELS = ['first'].map((key) => cartWords.steps[key]);", '2: cartWords.steps[key]'],
    ['a copy of a group', 'const ALL = { ...cartWords.steps };', '2: ...cartWords.steps'],
    ['all texts of a group', 'const ALL = Object.values(cartWords.steps);', '2: Object.values(cartWords.steps)'],
    ['a called function', 'const T = t();\nfunction t() { return cartWords.title; }', '2: cartWords.title'],
    [
      'a namespace that a function returns',
      'const wordsOf = (isOffice) => (isOffice ? cartWords : cartWords);\nconst { title } = wordsOf(true);\nconst TITLE = title;',
      '3: { title } = wordsOf(true)',
    ],
    [
      'a namespace that a function names',
      'const TITLE = label();\nfunction label() { const words = cartWords.steps; return words.first; }',
      '2: words.first',
    ],
    ['a namespace handed on', 'const one = (words) => words.title;\nconst T = one(cartWords);', '3: words.title'],
  ])('are found: %s', (_, text, place) => {
    expect(readBy(text)).toEqual([`main.tsx:${place}`]);
  });

  it('are found in a function of another module', () => {
    const other = 'export const field = (name) => ({ name, label: cartWords.title });';

    const main = "import { field } from './other';\nconst FIELD = field('title');";

    expect(readBy(main, other)).toEqual(['main.tsx:3: cartWords.title']);
  });

  it.each([
    ['read when called', 'const title = () => cartWords.title;\nfunction Title() { return <b>{title()}</b>; }'],
    ['a group', 'const words = cartWords.steps;\nconst STEPS = [cartWords.steps, words];'],
    ['read by a getter', 'const LINE = { get label() { return cartWords.title; } };'],
    ['a type', 'type Title = typeof cartWords.title;'],
    ['a local name', 'const first = (cartWords) => cartWords.title;\nconst TITLE = first({ title: 1 });'],
  ])('are not: %s', (_, text) => {
    expect(readBy(text)).toEqual([]);
  });
});
