import { describe, expect, it } from 'vitest';
import { SHIPPED_PROFILES, shippedProfile } from '@/domain/parcels/profiles';
import { contradictions, stateOfWord } from '@/domain/parcels/status-words';
import { cases } from '../../support/cases';

const stateAt = (courier: string, word: string) =>
  stateOfWord(shippedProfile(courier) ?? expect.fail(`no profile ${courier}`), word);

describe("a courier's status word", () => {
  it.each([
    ['created', 'Pas encore expédié|En préparation|Prêt à expédier'],
    ['picked_up', 'Ramassé'],
    ['in_transit', 'Expédié|Transfert|Vers Wilaya|En transit'],
    ['at_hub', 'Centre|Reçu à Wilaya'],
    ['ready_for_pickup', 'En attente du client'],
    ['out_for_delivery', 'Sorti en livraison'],
    ['attempted', 'Tentative échouée'],
    ['on_hold', 'En attente|En alerte|Bloqué'],
    ['delivered', 'Livré'],
    ['returning', 'Echèc livraison|Retour vers centre|Retour transfert|Retour vers vendeur'],
    ['returned', 'Retourné au vendeur'],
    ['cancelled', 'Annulé'],
    ['lost', 'Colis abandonné'],
  ])('of Yalidine: %s for %s', (state, words) => {
    expect(words.split('|').map((word) => stateAt('yalidine', word))).toEqual(words.split('|').map(() => state));
  });

  it.each([
    ['created', 'prete_a_expedier'],
    ['picked_up', 'en_ramassage'],
    ['in_transit', 'vers_hub|vers_wilaya'],
    ['at_hub', 'en_hub'],
    ['out_for_delivery', 'en_livraison'],
    ['on_hold', 'suspendu'],
    ['delivered', 'livre_non_encaisse|encaisse_non_paye|paiements_prets|paye_et_archive'],
    ['returning', 'retour_chez_livreur|retour_transit_entrepot|retour_en_traitement'],
    ['returned', 'retour_recu'],
    ['cancelled', 'annule'],
  ])('of EcoTrack: %s for %s', (state, words) => {
    expect(words.split('|').map((word) => stateAt('ecotrack', word))).toEqual(words.split('|').map(() => state));
  });

  it('is known in any case, with and without accents, between spaces of any kind', () => {
    const spellings = ['LIVRÉ', 'livre', '  Livré\u00a0', 'Livre\u0301'];
    expect(spellings.map((word) => stateAt('yalidine', word))).toEqual(spellings.map(() => 'delivered'));
    expect(stateAt('yalidine', 'sorti  en\u202flivraison')).toBe('out_for_delivery');
  });

  it('is unknown unless it is the whole word', () => {
    const words = cases`${''} | Livr | Livré au voisin | Sorti en livraison demain | constructor | __proto__ | تم التسليم`;
    expect(words.map((word) => stateAt('yalidine', word))).toEqual(words.map(() => 'unknown'));
  });

  it('of the generic profile may also be the name of the state', () => {
    expect(stateAt('generic', 'out_for_delivery')).toBe('out_for_delivery');
    expect(stateAt('generic', 'Livré')).toBe('delivered');
  });

  it('means one state in every shipped table', () => {
    for (const name of SHIPPED_PROFILES) expect(contradictions(shippedProfile(name)?.words ?? {})).toEqual([]);
    expect(contradictions({ Livré: 'delivered', livre: 'returning' })).toEqual(['livre']);
  });
});
