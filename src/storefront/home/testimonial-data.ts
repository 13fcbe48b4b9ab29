export type Testimonial = { name: string; role: string; text: string };

/** Sample voices. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Karim B.',
    role: 'Installateur à Blida',
    text: "La vanne trois voies est arrivée le lendemain, avec le bon moteur. J'ai remis la chaudière en route le jour même.",
  },
  {
    name: 'Samia H.',
    role: 'Particulière à Alger',
    text: "Je n'avais que la photo de la plaque signalétique. Au téléphone, ils ont trouvé la carte électronique en cinq minutes.",
  },
  {
    name: 'Yacine M.',
    role: 'Chauffagiste à Sétif',
    text: 'Des pièces d’origine, des prix clairs et je paie quand le colis est entre mes mains. Je commande toutes les semaines.',
  },
];

/** What a member of the shop's team says of it, on the about page. */
export const TEAM_VOICE: Testimonial = {
  name: 'Nadia K.',
  role: 'Conseillère technique',
  text: "Un client sans chauffage n'a pas le temps de chercher. Notre travail, c'est qu'il reçoive la bonne pièce du premier coup.",
};
