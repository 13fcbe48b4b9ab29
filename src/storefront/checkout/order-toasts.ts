import { REFUSAL_TITLE } from '@/domain/availability';
import type { CartItem } from '@/domain/cart';
import { isBlank } from '@/domain/text';
import type { ToastMessage } from '@/storefront/ui/toast';

const FALLBACK = 'Erreur lors de la commande. Veuillez réessayer.';

/** Spec, storefront section 4. */
export const INCOMPLETE_TOAST: ToastMessage = {
  title: 'Information manquante',
  description: 'Veuillez remplir tous les champs obligatoires.',
  variant: 'destructive',
};

/** For a line of the cart whose quantity exceeds the stock. */
export function shortToast({ item, text }: { item: Pick<CartItem, 'name'>; text: string }): ToastMessage {
  return { title: REFUSAL_TITLE, description: `« ${item.name || 'Produit'} » : ${text}`, variant: 'destructive' };
}

export function acceptedToast(orderId: number): ToastMessage {
  return {
    title: 'Commande confirmée !',
    description: `Votre commande #${orderId} a été enregistrée avec succès.`,
    variant: 'success',
  };
}

/** The server's message, or the fallback where it gave none. */
export function refusedToast(error: Error): ToastMessage {
  // Status 0: no server said anything.
  const hasReason = 'status' in error && error.status !== 0 && !isBlank(error.message);
  return { title: 'Erreur', description: hasReason ? error.message : FALLBACK, variant: 'destructive' };
}
