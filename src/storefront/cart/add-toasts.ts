import { MAX_QUANTITY } from '@/domain/cart';
import type { ToastMessage } from '../ui/toast';

const ADDED_MS = 2000;

export const FAILED_TOAST: ToastMessage = {
  title: 'Erreur',
  description: "Impossible d'ajouter le produit au panier.",
  variant: 'destructive',
};

type Added = { title: string; quantity: number; origin: 'list' | 'product'; isCapped: boolean };

/** What is said after adding. */
export function addedToast({ title, quantity, origin, isCapped }: Added): ToastMessage {
  if (isCapped) {
    return {
      title: 'Quantité maximale atteinte',
      description: `Votre panier contient ${MAX_QUANTITY}x ${title}, le maximum par article.`,
      duration: ADDED_MS * 2,
    };
  }
  return {
    title: 'Produit ajouté au panier',
    description: origin === 'product' ? `${quantity}x ${title} ajouté(s) au panier.` : undefined,
    variant: 'success',
    duration: ADDED_MS,
  };
}
