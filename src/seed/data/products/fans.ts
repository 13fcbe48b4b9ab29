import { product, type SeedProduct } from './product';

/** Fans that extract flue gas. */
export const fans: readonly SeedProduct[] = [
  product({
    title: 'Extracteur de fumées Fime GR02755 Saunier Duval Thema F 24',
    ref: 'S1008600',
    brand: 'Fime',
    on: ['Extracteurs de fumées'],
    price: 13400,
    stock: 9,
    pictures: 4,
    short: 'Ventilateur complet 230 V, prise de venturi et joint fournis.',
    text: [
      "Un bruit de roulement au démarrage annonce la panne : mieux vaut prévoir la pièce avant l'hiver.",
      "La turbine équilibrée en usine ne se dépoussière qu'au pinceau souple.",
    ],
    specs: ['Puissance : 46 W', 'Sortie : 60 mm', 'Fixation : 4 vis'],
  }),
  product({
    title: 'Extracteur Fime PL20 pour Ferroli Domicompact et Domiproject F 24',
    ref: '39817550',
    brand: 'Fime',
    on: ['Extracteurs de fumées', 'Pièces détachées'],
    price: 11900,
    stock: 5,
    short: "Moteur monophasé protégé, volute galvanisée et diaphragme repris de l'ancien.",
    text: ['Transférer le diaphragme : son diamètre dépend de la longueur de la ventouse et figure dans la notice.'],
    specs: ['Tension : 230 V', 'Débit : 52 m³/h'],
  }),
  product({
    title: 'Ventilateur modulant prémélange Immergas Victrix 24 à vitesse variable',
    ref: '1.025491',
    brand: 'Immergas',
    on: ['Extracteurs de fumées'],
    price: 28900,
    stock: 0,
    pictures: 2,
    short: 'Turbine à commutation électronique, 1 000 à 6 500 tr/min, livrée avec joint de mélangeur.',
    text: [
      'Le signal PWM se contrôle au multimètre. Régler le CO2 après remplacement : 9,2 % en gaz naturel à pleine puissance.',
    ],
    specs: ['Alimentation : 230 V', 'Commande : PWM', 'Vitesse maximale : 6 500 tr/min'],
  }),
];
