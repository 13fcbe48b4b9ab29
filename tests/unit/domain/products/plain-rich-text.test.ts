import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf, richTextOf } from '@/domain/products/plain-rich-text';

const holding = (child: object) => ({ root: { type: 'root', children: [child] } });
const paragraph = (...children: object[]) => holding({ type: 'paragraph', children });
const NESTED = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', indent: 1 }] };

describe('a text as rich text', () => {
  it('is paragraphs, line breaks and lists', () => {
    const rich = richTextOf('Un\ndeux\r\n\r\n \nTrois :\n- a\n* b\n• c\nQuatre');

    const shape = rich?.root.children.map(({ type, children }) => `${type} of ${(children as unknown[]).length}`);
    expect(shape).toEqual(['paragraph of 3', 'paragraph of 1', 'list of 3', 'paragraph of 1']);
  });

  it.each(['', '  \n \n', '- ', '-\n*'])('is null for a text without content: %j', (text) => {
    expect(richTextOf(text)).toBeNull();
  });

  it('is read back as it was written', () => {
    const text = 'Un\ndeux\n\n- a\n- b\n\nTrois';

    expect(plainTextOf(richTextOf(text))).toBe(text);
  });

  it('settles at once, whatever is typed', () => {
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('', '- a', '* b', '-', ' x ', '- - c')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, (typed) => {
        const once = plainTextOf(richTextOf(typed.join('\n')));
        expect(once).not.toBeNull();
        expect(plainTextOf(richTextOf(once ?? ''))).toBe(once);
      }),
    );
  });
});

describe('rich text as plain text', () => {
  it.each([null, undefined, { root: { children: [] } }])('of nothing is empty: %j', (nothing) => {
    expect(plainTextOf(nothing)).toBe('');
  });

  it.each([
    ['bold', paragraph({ type: 'text', text: 'x', format: 1 })],
    ['colour', paragraph({ type: 'text', text: 'x', format: 0, style: 'color: red' })],
    ['a link', paragraph({ type: 'link', children: [{ type: 'text', text: 'x' }] })],
    ['a heading', holding({ type: 'heading', tag: 'h2', children: [] })],
    ['a numbered list', holding({ type: 'list', listType: 'number', children: [] })],
    ['a nested list', holding(NESTED)],
    ['what is centred', holding({ type: 'paragraph', format: 'center', children: [] })],
    ['what is indented', holding({ type: 'paragraph', indent: 1, children: [] })],
    ['a picture', holding({ type: 'upload' })],
    ['what is no rich text', 'text'],
  ])('is null rather than lose %s', (_, rich) => {
    expect(plainTextOf(rich)).toBeNull();
  });
});
