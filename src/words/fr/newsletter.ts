import { french } from '../words';

/** The form of the newsletter. */
export const newsletterWords = french('newsletter', {
  newsletter: {
    done: 'Inscription réussie !',
    thanks: "Merci de votre intérêt pour notre lettre d'information.",
    title: "Lettre d'information",
    email: 'Votre adresse e-mail',
    registered: 'Inscription réussie',
    ours: "Notre lettre d'information",
    text: (readers: string) =>
      `Arrivages, conseils de dépannage et offres : rejoignez ${readers} professionnels du chauffage.`,
  },
});
