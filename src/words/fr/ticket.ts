import { french } from '../words';

/** The form of a ticket. */
export const ticketWords = french('ticket', {
  ticket: 'Ticket',
  sent: 'Votre ticket a été envoyé !',
  allRequired: 'Tous les champs sont obligatoires.',
  message: 'Message',
  messageHint: 'Marque et modèle de la chaudière, pièce cherchée, panne constatée…',
  noScript: (email: string) => `Sans JavaScript, ce formulaire ne part pas : écrivez-nous à ${email}.`,
  send: 'Envoyer le ticket',
});
