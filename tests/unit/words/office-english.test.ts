/** The office is English: no French word is in its catalogue, nor comes to its screens from a table of data. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { presentAdminOrder } from '@/admin/orders/order-view';
import { DELIVERY_METHODS } from '@/domain/delivery/delivery';
import { PAYMENT_METHODS } from '@/domain/orders/payment';
import { officeOrder } from '../../support/office-samples';

const root = path.resolve(import.meta.dirname, '../../..');

const FRENCH =
  /[àâçèéêëîïôùûœ]|\b(?:le|les|des|une|du|au|aux|et|ou|où|est|avec|sans|pour|dans|sur|par|vous|votre|commande|livraison|paiement|espèces|adresse|bureau|domicile|retrait|carte bancaire|panier|facture|remise|colis|annulée?|imprimer|télécharger|chercher|prénom|ville|oui|non)\b/i;

/** The names of languages in themselves, and a page of the shop by its own name. */
const MEANT = [/^Français$/, /'Je ne trouve pas ma pièce'/];

function isFrench(text: string): boolean {
  return FRENCH.test(text) && !MEANT.some((meant) => meant.test(text));
}

/** Texts, and what functions make of numbers and of plain words. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message === 'object' && message !== null) return Object.values(message).flatMap(textsOf);
  if (typeof message !== 'function') return [];
  return [1, 'x', null].flatMap((value) => {
    try {
      return [message(value, value, value, value)].flat().filter((made) => typeof made === 'string');
    } catch {
      // It takes values of another kind.
      return [];
    }
  });
}

describe('the English office', () => {
  it('has no French word in its catalogue', async () => {
    const found: string[] = [];
    for (const file of globSync('src/words/en/*.ts', { cwd: root })) {
      const namespaces: object = await import(pathToFileURL(path.join(root, file)).href);
      found.push(...textsOf({ ...namespaces }).filter(isFrench));
    }

    expect(found).toEqual([]);
  });

  it.each([
    ['payment_method', PAYMENT_METHODS, 'payment'],
    ['delivery_method', DELIVERY_METHODS, 'delivery'],
  ] as const)('names every %s in English', (field, methods, shown) => {
    for (const method of methods) {
      const { charges, ...presented } = presentAdminOrder(officeOrder(1, { [field]: method }));
      expect([presented[shown], ...charges.map(({ label }) => label)].filter(isFrench)).toEqual([]);
      expect(presented[shown]).not.toBe(method);
    }
  });

  it('uses French texts only in what it sends to customers', () => {
    const users = globSync('{src/admin,collections}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('@/words/fr/'),
    );

    expect(users.toSorted()).toEqual([
      'src/admin/orders/contact/whatsapp-menu.tsx',
      'src/admin/orders/contact/whatsapp-message.ts',
      'src/admin/part-requests/answer-links.tsx',
    ]);
  });
});
