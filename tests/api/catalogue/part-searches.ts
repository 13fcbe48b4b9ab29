/** What people type when they look for a part, and what they must get. Written before any was tried. */
export type PartSearch =
  /** one of these titles is among the first five products */
  | { typed: string; finds: readonly string[] }
  /** the first product's title begins with this word */
  | { typed: string; first: string }
  /** this fault code, as "brand code", is among those offered */
  | { typed: string; fault: string }
  /** each of the first five products is in this category or below it */
  | { typed: string; category: string }
  /** the first boiler whose page is offered is called so; none of another make is */
  | { typed: string; boiler: string }
  /** this symptom's page, by its slug, comes first among the symptoms */
  | { typed: string; symptom: string }
  /** this address comes first among the pages */
  | { typed: string; page: string }
  /** no title of the first five products holds this text */
  | { typed: string; never: string };

const THEMACLASSIC_BOARD = 'Carte électronique principale Saunier Duval Themaclassic C 24 E et F 24 E';
const VAILLANT_ELECTRODE = "Électrode d'allumage et d'ionisation Vaillant ecoTEC avec joint";
const FLUSH = 'Mécanisme de chasse double volume 3/6 L complet avec robinet flotteur';
const CIAO_BOARD = 'Carte de commande Beretta Ciao et Junior CP09 avec potentiomètres';
const VAILLANT_GAS = 'Mécanisme gaz Vaillant Atmo/turboTEC avec régulateur';
const VAILLANT_PLATES = 'Échangeur à plaques 16 plaques Vaillant ecoTEC et turboTEC 28 kW';
const VAILLANT_ACTUATOR = 'Moteur de vanne trois voies Vaillant turboTEC et ecoTEC';
const SUNTEC = 'Pompe fioul Suntec AS 47 C 1538';
const RIELLO_ELECTRODE = "Électrode d'allumage double avec câbles Riello Gulliver RG";

const EXTRACTOR = 'Extracteur de fumées Fime GR02755 Saunier Duval Thema F 24';
const FERROLI_EXCHANGER = 'Échangeur primaire cuivre Ferroli Domicompact F 24';

export const MIXER_TAPS = [
  'Mitigeur lavabo Grohe Eurosmart taille S chromé',
  'Mitigeur évier bec haut orientable Grohe Start Loop',
];

const TUBES = [
  'Tube cuivre recuit 12/14 gainé couronne 25 m',
  'Tube multicouche 16 × 2 couronne 100 m',
  'Tube PE-RT 20 × 2 couronne 100 m',
  'Tube PER barrière anti-oxygène 16 × 1,5 couronne de 200 m pour plancher chauffant basse température',
  'Flexible sanitaire inox tressé 1/2" FF 500 mm',
  'Flexible gaz inox onduleux 1/2" 1 m avec joints',
];

export const PUMPS = [
  'Circulateur UPS 25-60 180 mm Grundfos',
  'Circulateur Grundfos UPS 32-80 180 mm',
  'Circulateur à trois vitesses DAB VA 65/180',
  'Circulateur Wilo Star-RS 25/4 130 mm',
  'Circulateur électronique Grundfos Alpha2 25-60 180 mm',
  'Circulateur électronique Wilo Yonos Pico 25/1-6 180 mm',
  'Circulateur électronique DAB Evosta 2 40-70/180',
  'Circulateur de chaudière Grundfos UPS 15-60 CIAO2 tête de moteur',
  'Circulateur Wilo INTMSL 15/7 pour Saunier Duval Thema Condens et Isotwin Condens',
  "Circulateur sanitaire Grundfos UP 15-14 B pour bouclage d'eau chaude",
  'Pompe de surface auto-amorçante DAB Jet 82 M 0,6 kW',
  'Pompe centrifuge périphérique 0,5 CV pour citerne Lamborghini',
];

const WATER_HEATERS = [
  'Chauffe-eau électrique mural Ariston Pro1 R 80 L vertical',
  'Chauffe-eau électrique Fondital sous évier 15 L',
  'Chauffe-bain instantané Junkers Therm 4000 O 11 L',
  'Chauffe-bain à ventouse Bosch Therm 6000 S 14 L',
];

/** What the shop sells for a boiler that heats no tap water. */
const NO_HOT_WATER = [
  'Échangeur à plaques 14 plaques Saunier Duval Thema et Themaclassic',
  'Échangeur à plaques 12 plaques Beretta Ciao, Junior et City',
  VAILLANT_PLATES,
  'Détecteur de débit sanitaire turbine à effet Hall Immergas',
  'Vanne trois voies motorisée complète Baxi Luna et Eco 3',
  'Sonde sanitaire plongeuse NTC 1/8" Ferroli Domicompact',
];

const IGNITION = [
  VAILLANT_ELECTRODE,
  RIELLO_ELECTRODE,
  "Électrode d'ionisation Saunier Duval Themaclassic S1005800",
  "Électrode d'allumage longue chauffe-bain Junkers WR",
  'Électrode Immergas Nike Star avec fil 350 mm',
  "Transformateur d'allumage électronique 2 × 7,5 kV pour brûleur fioul",
  'Vanne gaz SIT 845 Sigma 0.845.057',
];

const VESSELS = [
  'Vase d\'expansion 8 L plat rond Zilmet 3/8" pour murale',
  "Vase d'expansion rectangulaire 7 L Ferroli Domiproject",
  "Vase d'expansion chauffage 24 L Zilmet Cal-Pro sur patte",
  'Soupape de sécurité chauffage 3 bar 1/2" Watts',
  'Soupape 3 bar à clip pour chaudière Ariston, Chaffoteaux',
];

export const PART_SEARCHES: readonly PartSearch[] = [
  // as typed in the shop
  { typed: 'C24E', finds: [THEMACLASSIC_BOARD] },
  { typed: 'F24E', finds: [THEMACLASSIC_BOARD] },
  { typed: 'Themaclassic C24E', finds: [THEMACLASSIC_BOARD] },
  { typed: 'ref 0020133816', finds: [VAILLANT_ELECTRODE] },
  { typed: 'S100730O', finds: [THEMACLASSIC_BOARD] },
  { typed: "chasse d'eau", finds: [FLUSH] },
  { typed: 'wc', finds: [FLUSH] },
  { typed: 'radiator', first: 'Radiateur' },
  { typed: 'mélangeur', finds: MIXER_TAPS },
  { typed: 'platine', category: 'Cartes électroniques' },
  { typed: 'cumulus', first: 'Chauffe-eau' },
  { typed: 'tuyau', finds: TUBES },
  {
    typed: 'dedietrich',
    finds: [
      'Chaudière au sol à condensation De Dietrich GSC 115 25 kW avec préparateur 130 L',
      'Tableau de commande complet De Dietrich DTG 110 Eco.NOx',
      'Radiateur acier panneau type 22 hauteur 600 longueur 1000 De Dietrich',
    ],
  },
  { typed: 'chodière', first: 'Chaudière' },
  { typed: 'tarmo', first: 'Thermostat' },
  { typed: 'karta', first: 'Carte' },
  { typed: 'vaso', first: 'Vase' },
  { typed: 'F28', fault: 'Saunier Duval F28' },
  { typed: 'مضخة', finds: PUMPS },
  { typed: 'vannes', first: 'Vanne' },
  { typed: "pas d'eau chaude", never: 'Sèche-serviettes' },
  {
    typed: 'thema c',
    finds: [
      'Chaudière murale à condensation Saunier Duval Thema Condens F AS 26',
      'Circulateur Wilo INTMSL 15/7 pour Saunier Duval Thema Condens et Isotwin Condens',
      THEMACLASSIC_BOARD,
    ],
  },

  // part numbers: with other signs, with O for 0 and l or I for 1, after a word
  { typed: '0020-133-816', finds: [VAILLANT_ELECTRODE] },
  { typed: '0020 133 816', finds: [VAILLANT_ELECTRODE] },
  { typed: 'OO2O133816', finds: [VAILLANT_ELECTRODE] },
  { typed: 's1oo58oo', finds: ["Électrode d'ionisation Saunier Duval Themaclassic S1005800"] },
  { typed: 'r2ooo5569', finds: [CIAO_BOARD] },
  { typed: 'l.024037', finds: ['Carte électronique Immergas Eolo Star 24 kW avec boîtier'] },
  { typed: 'I300000800', finds: ['Vase d\'expansion 8 L plat rond Zilmet 3/8" pour murale'] },
  { typed: '0.845.O57', finds: ['Vanne gaz SIT 845 Sigma 0.845.057'] },
  { typed: '39 81 95 30', finds: ['Carte électronique Honeywell S4962DM pour chaudière Ferroli Domiproject DBM01'] },
  { typed: '3027370', finds: ['Chaudière murale à condensation Immergas Victrix Tera 28 Plus'] },
  { typed: '605 9949O', finds: ["Pressostat d'air Huba Control 0,75-0,60 mbar pour murale ventouse"] },
  { typed: 'rvs43283100', finds: ['Régulateur climatique Siemens RVS43 avec afficheur pour chaudière au sol'] },
  { typed: 'référence 65105081', finds: ['Carte mère Ariston Clas et Genus ventouse gaz modulant'] },
  { typed: 'n° 140429', finds: [VAILLANT_ACTUATOR] },
  { typed: 'code 710047300', finds: ['Vanne trois voies motorisée complète Baxi Luna et Eco 3'] },
  { typed: 'réf: 4033776', finds: ['Circulateur Wilo Star-RS 25/4 130 mm'] },

  // former numbers, which descriptions name
  { typed: '0020019991', finds: [VAILLANT_GAS] },
  { typed: '065153', finds: [VAILLANT_PLATES] },
  { typed: '06-51-53', finds: [VAILLANT_PLATES] },
  { typed: 'lmg22', finds: ['Coffret de sécurité gaz Siemens LME22.331C2'] },
  { typed: 'AS47A', finds: [SUNTEC] },
  { typed: 'CP08', finds: [CIAO_BOARD] },

  // models run together
  { typed: 'ups1560', finds: ['Circulateur de chaudière Grundfos UPS 15-60 CIAO2 tête de moteur'] },
  { typed: 'star rs254', finds: ['Circulateur Wilo Star-RS 25/4 130 mm'] },
  { typed: 'vmw2867', finds: ['Chaudière murale à condensation Vaillant ecoTEC pure VMW 286/7-2'] },
  { typed: 'lm10pv', finds: ['Thermocouple chauffe-bain ELM Leblanc LM10 PV'] },
  { typed: 'rx37', finds: ['Chaudière au sol gaz Sime RX 37 CE'] },
  { typed: 'gsc115', finds: ['Chaudière au sol à condensation De Dietrich GSC 115 25 kW avec préparateur 130 L'] },
  { typed: 'pegasus d32', finds: ['Chaudière gaz au sol en fonte Ferroli Pegasus D 32'] },
  { typed: 'jet82m', finds: ['Pompe de surface auto-amorçante DAB Jet 82 M 0,6 kW'] },
  { typed: 'as47c', finds: [SUNTEC] },

  // brand and part, in any order and spelling
  { typed: 'ventilateur ferroli', finds: ['Extracteur Fime PL20 pour Ferroli Domicompact et Domiproject F 24'] },
  { typed: 'vase ferroli', finds: ["Vase d'expansion rectangulaire 7 L Ferroli Domiproject"] },
  { typed: 'soupape chaffoteaux', finds: ['Soupape 3 bar à clip pour chaudière Ariston, Chaffoteaux'] },
  { typed: 'baxi thermostat fumée', finds: ['Thermostat de fumées antirefoulement 75 °C Baxi cheminée'] },
  { typed: 'vaillant moteur 3 voies', finds: [VAILLANT_ACTUATOR] },
  {
    typed: '14 plaques echangeur thema',
    finds: ['Échangeur à plaques 14 plaques Saunier Duval Thema et Themaclassic'],
  },
  { typed: 'platine imergas eolo', finds: ['Carte électronique Immergas Eolo Star 24 kW avec boîtier'] },
  { typed: 'elecrode vaillant', finds: [VAILLANT_ELECTRODE] },
  { typed: 'échangeur plaques bereta', finds: ['Échangeur à plaques 12 plaques Beretta Ciao, Junior et City'] },
  { typed: 'tete termostatique danfos', finds: ['Tête thermostatique Danfoss RA 2994 à bulbe incorporé'] },
  { typed: 'sonnier duval thermostat', finds: ['Thermostat modulant Saunier Duval Exacontrol E7 C filaire'] },
  { typed: 'chafoto pressostat', finds: ['Pressostat différentiel de fumées Chaffoteaux Pigma FF'] },
  { typed: 'bougie riello', finds: [RIELLO_ELECTRODE] },

  // spoken and household names
  { typed: 'pompa', finds: PUMPS },
  { typed: 'pompa grundfos', finds: PUMPS },
  { typed: 'chodyer vaillant', finds: ['Chaudière murale à condensation Vaillant ecoTEC pure VMW 286/7-2'] },
  { typed: 'karta beretta', finds: [CIAO_BOARD] },
  { typed: 'tarmostat sans fil', finds: ['Thermostat programmable sans fil Resideo T4R hebdomadaire'] },
  { typed: 'sakhan', finds: WATER_HEATERS },
  { typed: 'pompe à eau', category: 'Pompes et circulateurs' },
  { typed: 'radyatour', first: 'Radiateur' },
  { typed: 'bougie', first: 'Électrode' },
  { typed: 'moteur ventilateur', first: 'Extracteur' },
  { typed: 'chauffage central', first: 'Chaudière' },
  { typed: 'chofaj', first: 'Chaudière' },
  { typed: 'cartouche', finds: MIXER_TAPS },
  { typed: 'sarpantin', finds: [FERROLI_EXCHANGER] },
  { typed: 'sirkilateur', first: 'Circulateur' },
  { typed: 'bombe a eau', category: 'Pompes et circulateurs' },
  { typed: 'shafoto', finds: ['Chaudière murale à ventouse Chaffoteaux Niagara C 30 FF'] },
  { typed: 'e.l.m', finds: ['Chaudière murale cheminée ELM Leblanc Acléis NGVM 24-5H'] },
  { typed: 'ciao green 25 c.s.i.', finds: ['Chaudière murale Beretta Ciao Green 25 C.S.I. ventouse'] },

  // symptoms
  { typed: "plus d'eau chaude", finds: NO_HOT_WATER },
  { typed: 'makach lma skhoun', finds: NO_HOT_WATER },
  { typed: 'la pression baisse', finds: VESSELS },
  { typed: "chaudière ne s'allume pas", finds: IGNITION },
  { typed: "la veilleuse s'éteint", first: 'Thermocouple' },
  { typed: 'fuite chasse', finds: [FLUSH] },
  { typed: 'radiateurs froids', never: 'Sèche-serviettes' },

  { typed: 'plus de chauffage', finds: [...PUMPS, VAILLANT_ACTUATOR] },
  { typed: 'la pression qui baisse', finds: VESSELS },
  { typed: 'chaudière qui fuit', never: 'Chaudière' },
  { typed: 'bruit chaudière', finds: [...PUMPS, EXTRACTOR] },

  // Arabic, also with vowel signs and other spellings of the last letter
  { typed: 'مضخه', finds: PUMPS },
  { typed: 'مَضَخَّة', finds: PUMPS },
  { typed: 'ترموستات', first: 'Thermostat' },
  { typed: 'شوديار', first: 'Chaudière' },
  { typed: 'سخان', finds: WATER_HEATERS },
  { typed: 'رادياتور', first: 'Radiateur' },
  { typed: 'كارطة', first: 'Carte' },
  { typed: 'صمام', first: 'Vanne' },
  { typed: 'مبادل', first: 'Échangeur' },
  { typed: 'حنفية', finds: [...MIXER_TAPS, 'Robinet de radiateur équerre 1/2" Giacomini R5TG'] },

  // plurals and units
  { typed: 'électrodes', first: 'Électrode' },
  { typed: 'joints', first: 'Joint' },
  { typed: 'soupapes 7 bars', finds: ['Groupe de sécurité chauffe-eau 7 bar 3/4" Watts inox'] },
  { typed: 'vase 24l', finds: ["Vase d'expansion chauffage 24 L Zilmet Cal-Pro sur patte"] },
  { typed: 'flexibles 500mm', finds: ['Flexible sanitaire inox tressé 1/2" FF 500 mm'] },
  { typed: 'résistance 1500w cumulus', finds: ['Résistance thermoplongeur Ariston 1500 W avec bride et joint'] },

  // fault codes
  { typed: 'F28 saunier duval', fault: 'Saunier Duval F28' },
  { typed: 'erreur f.75 vaillant', fault: 'Vaillant F.75' },
  { typed: 'e01 ferroli', fault: 'Ferroli E01' },
  { typed: 'vailant f 29', fault: 'Vaillant F.29' },
  { typed: '501 ariston', fault: 'Ariston 501' },
  { typed: 'chaffoteaux code 6p1', fault: 'Chaffoteaux 6P1' },
  { typed: 'défaut EA elm leblanc', fault: 'ELM Leblanc EA' },
  { typed: 'baxi e1O', fault: 'Baxi E10' },
  { typed: 'f.22', fault: 'Vaillant F.22' },
  { typed: 'immergas erreur 10', fault: 'Immergas 10' },
  { typed: 'code erreur A01 chaudière beretta', fault: 'Beretta A01' },
  { typed: 'F28 thema condens', fault: 'Saunier Duval F28' },
  { typed: 'f.28 vail', fault: 'Vaillant F.28' },
];
