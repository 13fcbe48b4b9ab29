/** Paragraphs and a list, as a document of the rich-text editor. */
export function richText({ paragraphs, list }: { paragraphs: readonly string[]; list: readonly string[] }) {
  const items = list.map((text, index) => ({ ...block('listitem', text), value: index + 1 }));
  const lists =
    items.length > 0 ? [{ ...block('list'), listType: 'bullet', tag: 'ul', start: 1, children: items }] : [];
  return {
    root: {
      ...block('root'),
      children: [
        ...paragraphs.map((text) => ({ ...block('paragraph', text), textFormat: 0, textStyle: '' })),
        ...lists,
      ],
    },
  };
}

function block(type: string, text?: string) {
  const children =
    text === undefined
      ? []
      : [{ type: 'text', text, detail: 0, format: 0, mode: 'normal' as const, style: '', version: 1 }];
  return { type, children, direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 };
}
