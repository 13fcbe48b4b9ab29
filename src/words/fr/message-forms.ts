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

/** The form of the newsletter. */
export const newsletterWords = french('newsletter', {
  newsletter: {
    done: 'Inscription réussie !',
    thanks: "Merci de votre intérêt pour notre lettre d'information.",
    title: "Lettre d'information",
    email: 'Votre adresse e-mail',
    registered: 'Inscription réussie',
    ours: "Notre lettre d'information",
    text: (readers: string | null) =>
      `Arrivages, conseils de dépannage et offres${readers === null ? '' : ` : rejoignez ${readers} professionnels du chauffage`}.`,
  },
});
