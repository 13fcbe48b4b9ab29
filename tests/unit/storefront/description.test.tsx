import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Description } from '@/storefront/product/description';

const textOf = (html: string, title: string) =>
  renderToStaticMarkup(<Description html={html} title={title} isAlone />).replace(/^<[^>]*>|<\/[^>]*>$/g, '');

it('the description of a product is its own, else its title, else a sentence', () => {
  expect(textOf('<p>En laiton.</p>', 'Vanne')).toBe('<p>En laiton.</p>');
  expect(textOf('  ', 'Vanne')).toBe('Vanne');
  expect(textOf('', ' ')).toBe('Description détaillée non disponible pour ce produit.');
});
