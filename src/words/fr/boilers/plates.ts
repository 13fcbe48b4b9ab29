import { french } from '../../words';

/** Where the rating plate of a boiler is. */
export const plateWords = french('plates', {
  title: 'Où est la plaque signalétique ?',
  description:
    'La plaque signalétique porte le nom exact de la chaudière. Où elle se trouve, marque par marque, et quelle ligne recopier.',
  text: "C'est l'étiquette du fabricant, sur la chaudière elle-même. Recopiez-en le nom du modèle, ou photographiez-la.",
  safety: "N'ouvrez pas la chaudière pour la lire : seul un technicien retire l'habillage.",
  where: 'Où regarder',
  shows: 'Quelle ligne recopier',
  toCheck: "L'endroit dépend de la gamme et de l'année.",
  brand: (brand: string) => `Où est la plaque d'une chaudière ${brand} ?`,
  general:
    "Sous la chaudière, près des raccords, ou derrière le volet du bandeau de commande. Au sol : sur le côté ou à l'arrière.",
  generalShows: 'Le nom du modèle avec sa puissance, et le code du fabricant.',
  legend: {
    bottom: 'Sous la chaudière',
    flap: 'Derrière le volet du bas',
    'casing-side': "Sur le côté de l'habillage",
    'inside-front': "À l'intérieur de la façade",
    'control-panel': 'Derrière le bandeau de commande',
    rear: "À l'arrière",
  },
  /** by the brand in addresses */
  places: {
    ariston: {
      where:
        "Derrière le bandeau de commande qui bascule, ou sous la chaudière. Sinon, l'étiquette collée sur la notice porte les mêmes numéros.",
      shows: 'Le nom du modèle (Clas, Genus...) et le code produit à sept chiffres, qui commence souvent par 33.',
    },
    baxi: {
      where: 'Sous la chaudière, ou derrière le volet du bandeau de commande.',
      shows: 'Le nom du modèle (Luna, Eco...) et le code à sept chiffres ou plus, à côté de « Cod. ».',
    },
    beretta: {
      where: "Sous la chaudière ou au bas du côté. Sur d'autres, à l'intérieur de la façade : un technicien la lira.",
      shows:
        'Le nom du modèle (Ciao, Junior...) avec sa puissance et les lettres C.S.I. ou C.A.I., et le code à huit chiffres.',
    },
    biasi: {
      where: "À l'intérieur de la façade, en bas : un technicien la lira. Une étiquette est parfois collée dessous.",
      shows: 'Le nom du modèle (Riva, Parva...) et les lettres qui le suivent, par exemple M90 24S.',
    },
    bosch: {
      where: 'Sous la chaudière, ou en bas derrière le volet. Sur un chauffe-bain, sur le côté du capot.',
      shows: 'Le type (lettres et chiffres) et la référence à dix chiffres, qui commence par 7.',
    },
    chaffoteaux: {
      where:
        "Derrière le bandeau de commande qui bascule, ou sous la chaudière. Sinon, l'étiquette collée sur la notice porte les mêmes numéros.",
      shows: 'Le nom du modèle (Pigma, Niagara...) et le code produit à sept chiffres, qui commence souvent par 33.',
    },
    'de-dietrich': {
      where: "Murale : sous la chaudière ou sur le côté. Au sol : à l'arrière, ou sous le capot du dessus.",
      shows: 'Le type (MCR, GSC, DTG...) avec sa puissance, et le numéro de série.',
    },
    'elm-leblanc': {
      where:
        "En bas, derrière le volet du tableau de commande. Sur d'autres, derrière la façade : un technicien la lira.",
      shows: 'Le type en lettres et chiffres (NGVM 24-5H, GLA...) et la référence à dix chiffres.',
    },
    ferroli: {
      where: 'Sous la chaudière, ou en haut du côté. Au sol : sur le panneau arrière.',
      shows: 'Le nom du modèle (Domiproject, Domicompact...) avec les lettres F ou C, et le code qui commence par 0.',
    },
    fondital: {
      where: 'Sous la chaudière, ou derrière la façade : un technicien la lira.',
      shows: 'Le nom du modèle (Itaca, Formentera...) avec les lettres et la puissance qui le suivent.',
    },
    frisquet: {
      where: "À l'intérieur, derrière la porte de façade, ou sur le côté de l'habillage.",
      shows: 'Le nom du modèle (Hydromotrix, Prestige...) et le type en lettres et chiffres, par exemple A4AA23010.',
    },
    immergas: {
      where: "Sous la chaudière, près des raccords. Sur d'autres, derrière la façade : un technicien la lira.",
      shows: 'Le nom complet (Eolo Star 24 3 E...), avec ses derniers chiffres, et le code à côté de « Cod. Md. ».',
    },
    junkers: {
      where: 'Sous la chaudière, ou en bas derrière le volet. Sur un chauffe-bain, sur le côté du capot.',
      shows: 'Le type (ZW, ZWB, WR...) et la référence à dix chiffres, qui commence par 7.',
    },
    lamborghini: {
      where: 'Sous la chaudière murale. Au sol : sur le panneau arrière, et une seconde plaque sur le brûleur.',
      shows:
        'Le nom du modèle et le code qui commence par 0. Pour un brûleur, le type (EM, ECO...) de sa propre plaque.',
    },
    riello: {
      where: 'Murale : sous la chaudière. Fioul au sol : sur le côté, et une seconde plaque sur le capot du brûleur.',
      shows: 'Le nom du modèle et le code à huit chiffres. Pour un brûleur, le type (40 G5...) de sa propre plaque.',
    },
    'saunier-duval': {
      where: 'Sous la chaudière, près des raccords. Sur les anciennes, derrière le bandeau de commande qui bascule.',
      shows:
        'Le nom du modèle (Themaclassic C 24 E, Thema Condens...). Sur les récentes, les chiffres 7 à 16 du numéro de série donnent la référence.',
    },
    sime: {
      where: "Murale : à l'intérieur de la façade, un technicien la lira. Au sol : sous le couvercle ou à l'arrière.",
      shows: 'Le nom du modèle (Format, RX...) avec sa puissance, et le code à sept chiffres.',
    },
    unical: {
      where: "Murale : sous la chaudière. Au sol : sur le côté ou à l'arrière de la jaquette.",
      shows: 'Le nom du modèle avec sa puissance, et le code à huit chiffres.',
    },
    vaillant: {
      where: 'Sous la chaudière. Le numéro de série est aussi sur une languette derrière le volet de façade.',
      shows:
        'Le type (VUW, VMW...) et le numéro de série : ses chiffres 7 à 16 donnent la référence à dix chiffres, qui commence par 00.',
    },
    viessmann: {
      where: 'Sous la chaudière ou sur le côté, selon le modèle. Le numéro est aussi sur une étiquette à code-barres.',
      shows:
        'Le type en quatre signes (B0KA...) et le numéro de fabrication : ses sept premiers chiffres donnent le modèle.',
    },
  },
});
