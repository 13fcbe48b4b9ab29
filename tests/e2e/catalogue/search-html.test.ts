/** The page of a search, read as HTML. */
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { createBrand, createShelf, ownWord } from '../support/catalogue';
import { all, hrefOf, hrefs, one, readPage, region, textOf, texts } from '../support/html';
import { it } from '../support/test';

const search = (query: string) => readPage(`/search?q=${query}`);

describe('the results of a search', () => {
  it('show the text, the count, brands and products', async () => {
    const { part: main, title } = await search('grundfos');

    expect(title).toBe(frenchTypography('Recherche : grundfos | ThermoPièces'));
    expect(texts(main, 'h1')).toEqual([frenchTypography('Résultats pour « grundfos »')]);
    const products = region(main, 'Produits');
    const count = all(products, 'article').length;
    expect(count).toBeGreaterThan(3);
    expect(texts(main, '[role=status]')[0]).toBe(
      frenchTypography(`${count + 1} résultats : ${count} produits, 1 marque`),
    );
    expect(hrefOf(region(main, 'Marques'), /^Grundfos/)).toBe('/breadProduct?tags=Grundfos&openFilters=true');
    expect(hrefs(products)[0]).toMatch(/^\/product\/\d+$/);
  });

  it('say where the nearest stand in for what was typed', async () => {
    const { part: main } = await search('carte électronique chaffoteaux');

    expect(textOf(main)).toContain(frenchTypography('Aucun ne contient tous vos mots : voici les plus proches.'));
    expect(all(region(main, 'Produits'), 'article').length).toBeGreaterThan(0);
  });

  it('of brands alone show no product', async ({ office }) => {
    const { name } = await createBrand(office, ownWord());

    const { part: everything } = await search(name);
    const { part: products } = await search(`${name}&type=products`);

    expect(all(region(everything, 'Marques'), 'a', new RegExp(`^${name}`))).toHaveLength(1);
    expect(textOf(products)).toContain('Aucun résultat trouvé');
  });

  it('have a button that puts a product into the cart', async ({ office, shop }) => {
    const word = ownWord();
    await createShelf({ office, url: shop.url, products: [{ title: word, price: 500 }] });

    const button = one((await search(word)).part, 'button', new RegExp(`^Ajouter au panier\\s: ${word}$`));

    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it.for([
    ['de', 'Les 60 produits les plus pertinents sont affichés.', '/products?search=de'],
    [
      'de&in_stock=true',
      'Vos filtres portent sur les 60 produits les plus pertinents.',
      '/products?search=de&in_stock=true',
    ],
  ] as const)('for %s lead to the listing if there are more than 60', async ([query, sentence, href]) => {
    const { part: main } = await search(query);

    expect(textOf(main)).toContain(frenchTypography(sentence));
    expect(hrefOf(main, 'Voir tous les produits trouvés')).toBe(href);
  });

  it('say when there are none, and how to ask the shop', async () => {
    const { part: main } = await search('tondeuse');

    expect(texts(main, 'h2')).toEqual(['Aucun résultat trouvé']);
    expect(textOf(main)).toContain("Essayez avec des mots-clés différents ou vérifiez l'orthographe.");
    expect(hrefOf(main, /^Appeler le 0550 12 34 56/)).toBe('tel:0550123456');
    const chat = new URL(hrefOf(main, /^Écrire sur WhatsApp/) ?? '');
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toContain('tondeuse');
    expect(hrefOf(main, /^Demander une pièce/)).toBe('/demande-piece');
  });
});
