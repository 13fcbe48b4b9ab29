import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Warnings } from '@/admin/orders/dialog/warnings';

it('links the orders that a warning names, and leaves the text of whoever blocked a telephone alone', () => {
  const html = renderToStaticMarkup(
    <Warnings
      warnings={[
        { kind: 'duplicate', text: 'May be the same order as #12' },
        { kind: 'blocked', text: 'Blocked: flat #5 refused twice' },
      ]}
    />,
  );

  expect([...html.matchAll(/<a [^>]*>(#\d+)<\/a>/g)].map(([, number]) => number)).toEqual(['#12']);
  expect(html).toContain('flat #5 refused twice');
});
