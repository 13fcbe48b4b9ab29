import type { HelpTopic } from '@/domain/boilers/help-topics';
import type { SeedSearchWord } from './search-word';

/** Words that lead to a page of the shop. */
const WORDS: Partial<Record<HelpTopic, readonly string[]>> = {
  delivery: [
    ...[
      'livraison',
      'livraisons',
      'frais de livraison',
      'délai de livraison',
      'livrer',
      'livré',
      'expédition',
      'envoi',
    ],
    ...['yalidine', 'zr express', 'transporteur', 'delivery', 'shipping', 'توصيل', 'الشحن', 'شحن', 'tawsil', 'twsil'],
    ...['retrait', 'point relais', 'bureau yalidine', 'frais de port', 'prix de livraison', 'prix livraison'],
  ],
  guarantee: [
    ...['garantie', 'garanti', 'garanties', 'garantit', 'warranty', 'sav', 'service après-vente', 'ضمان', 'الضمان'],
    ...['daman', 'dhaman'],
  ],
  returns: [
    ...[
      'retour',
      'retours',
      'retourner',
      'échange',
      'échanger',
      'remboursement',
      'rembourser',
      'remboursé',
      'renvoyer',
    ],
    ...[
      'annuler',
      'annulation',
      'réclamation',
      'litige',
      'rétractation',
      'return',
      'refund',
      'إرجاع',
      'استرجاع',
      'تبديل',
    ],
  ],
  invoice: [
    'facture',
    'factures',
    'facturation',
    'facture proforma',
    'invoice',
    'فاتورة',
    'fatoura',
    'bon de livraison',
  ],
  payment: [
    ...['paiement', 'payer', 'payement', 'comment payer', 'paiement à la livraison', 'ccp', 'baridimob', 'dahabia'],
    ...['edahabia', 'carte bancaire', 'cib', 'virement', 'espèces', 'payment', 'الدفع', 'دفع', 'facilité de paiement'],
  ],
  contact: [
    ...[
      'contact',
      'contacter',
      'contactez',
      'téléphone',
      'numéro de téléphone',
      'adresse',
      'whatsapp',
      'email',
      'e-mail',
    ],
    ...[
      'horaire',
      'horaires',
      "heures d'ouverture",
      'ouvert',
      'appeler',
      'اتصال',
      'هاتف',
      'رقم الهاتف',
      'عنوان',
      'plan',
    ],
    ...['où êtes-vous', 'localisation', 'service client', 'aide'],
  ],
  tracking: [
    ...['suivi', 'suivre', 'suivi commande', 'suivi de commande', 'suivre ma commande', 'ma commande', 'mes commandes'],
    ...['suivi colis', 'colis', 'mon colis', 'où est ma commande', 'tracking', 'تتبع', 'طلبيتي'],
  ],
  quote: ['devis', 'proforma', 'facture pro forma', 'demande de devis', 'cotation', 'quote', 'عرض سعر'],
  request: ['demande de pièce', 'pièce introuvable', 'je ne trouve pas', 'photo plaque', 'plaque signalétique'],
  quickOrder: ['commande rapide', 'liste de références', 'commande en gros'],
  boilers: ['ma chaudière', 'pièces de ma chaudière', 'modèle de chaudière', 'quelle chaudière'],
  faultCodes: ['code erreur', 'codes erreur', 'code panne', 'codes pannes', 'code défaut', 'codes'],
  symptoms: ['panne', 'pannes', 'dépannage', 'symptôme', 'symptômes', 'problème chaudière', 'dépanner'],
  about: ['à propos', 'qui êtes-vous', 'mentions légales', 'conditions de vente', 'cgv', 'confidentialité'],
  account: ['mon compte', 'compte', 'profil', 'connexion', 'mot de passe', 'inscription', 'se connecter'],
  catalogue: ['catalogue', 'tous les produits', 'nouveautés'],
};

export const pages: readonly SeedSearchWord[] = Object.entries(WORDS).flatMap(([topic, words]) =>
  // The keys are those of the table.
  words.map((word) => ({ word, topic: topic as HelpTopic })),
);
