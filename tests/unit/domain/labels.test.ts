import { describe, expect, it } from 'vitest';
import { RELATED_LIMIT } from '@/contract/catalogue';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { officeProblemWords } from '@/words/en/problems';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { relationWords } from '@/words/fr/catalogue/related-products';
import { orderWords } from '@/words/fr/orders/orders';

describe('texts that do not change by accident', () => {
  it('refuse what cannot be bought', () => {
    expect(availabilityWords.refusals.unpriced.toast).toBe(
      "Ce produit n'est pas disponible à la vente pour le moment.",
    );
    expect(availabilityWords.refusals['out-of-stock'].toast).toBe('Ce produit est actuellement en rupture de stock.');
  });

  it('name the ways to pay', () => {
    expect({ ...orderWords.payment }).toEqual({
      cod: 'Paiement à la livraison',
      card: 'Carte bancaire',
      paypal: 'PayPal',
    });
  });

  it('say why a product is related', () => {
    expect({ ...relationWords }).toEqual({ category: 'Même catégorie', tag: 'Même marque', general: 'Récent' });
    expect(RELATED_LIMIT).toBe(4);
  });

  it('limit pictures to JPEG, PNG and WebP up to 5 MB', () => {
    expect(IMAGE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    expect(MAX_IMAGE_BYTES).toBe(5 * 1024 * 1024);
    expect(officeProblemWords.pictureType).toBe('Please select a valid image file (JPEG, PNG, or WebP)');
    expect(officeProblemWords.pictureTooLarge).toBe('Image size must be less than 5MB');
  });
});
