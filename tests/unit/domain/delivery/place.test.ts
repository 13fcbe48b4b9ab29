/** What no longer fits an address once another wilaya or commune is chosen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { communesOf, isCommuneElsewhere } from '@/delivery/communes';
import { afterMove, cityOfCommune, keptCity, keptMethod } from '@/domain/delivery/place';

const ORAN = [{ name: 'Es Senia' }, { name: 'Bir El Djir' }];
const ALGER = { name: 'Alger', price: 600, desk_price: 400 };
const ORAN_WILAYA = { name: 'Oran' };
const ILLIZI = { name: 'Illizi', price: 1_500, desk_price: null };

const FROM_ORAN = { former: ORAN_WILAYA, formerCommunes: ORAN, wilaya: ALGER };

describe('another wilaya', () => {
  it.each(['Es Senia', ' es senia ', 'ES SÉNIA'])('clears the city %j of the former, and says so', (city) => {
    expect(afterMove({ ...FROM_ORAN, city, method: 'standard' })).toEqual({
      isElsewhere: true,
      city: '',
      postalCode: '',
      method: 'standard',
      cleared: [{ kind: 'city', name: city.trim(), wilaya: 'Alger' }],
    });
  });

  it.each(['Cité 500 logements', '', 'Alger'])('keeps the city %j, which is no commune there', (city) => {
    const moved = afterMove({ ...FROM_ORAN, city, method: 'desk' });

    expect(moved).toEqual({ isElsewhere: true, city, postalCode: '', method: 'desk', cleared: [] });
  });

  it.each([
    ['31000', 'Oran', 16, ''],
    [' 31100 ', 'Oran', 16, ''],
    ['16003', 'Oran', 16, '16003'],
    ['25000', 'Oran', 16, '25000'],
    ['CS 31', 'Oran', 16, 'CS 31'],
    ['31000', 'Alger', 16, '31000'],
  ])('clears the postal code %j of %s, and says so', (postalCode, former, code, kept) => {
    const formerCommunes = ORAN.map((commune) => ({ ...commune, postal_code: '31100' }));
    const places = { former: { name: former }, formerCommunes, wilaya: { ...ALGER, code } };
    const moved = afterMove({ ...places, city: '', method: 'standard', postalCode });

    expect(moved.postalCode).toBe(kept);
    expect(moved.cleared).toEqual(kept === '' ? [{ kind: 'postal', name: postalCode.trim(), wilaya: 'Alger' }] : []);
  });

  it('without a desk leads to home delivery, and says so', () => {
    const moved = afterMove({ ...FROM_ORAN, city: '', method: 'desk', wilaya: ILLIZI });

    expect(moved).toMatchObject({ method: 'standard', cleared: [{ kind: 'desk', place: 'Illizi' }] });
  });

  it('that is not chosen yet clears nothing', () => {
    const moved = afterMove({ ...FROM_ORAN, city: 'Es Senia', method: 'desk', wilaya: undefined });

    expect(moved).toEqual({ isElsewhere: true, city: 'Es Senia', postalCode: '', method: 'desk', cleared: [] });
  });

  it.each(['Oran', 'ORAN', ' oran'])('that is the same one, chosen as %j again, keeps the city', (name) => {
    const moved = afterMove({ ...FROM_ORAN, city: 'Es Senia', method: 'desk', wilaya: { ...ALGER, name } });

    expect(moved).toEqual({ isElsewhere: false, city: 'Es Senia', postalCode: '', method: 'desk', cleared: [] });
  });
});

describe('a commune', () => {
  const commune = { name: 'Kouba' };

  it('fills a city that is empty or was taken from another one', () => {
    expect(cityOfCommune({ city: ' ', commune })).toBe('Kouba');
    expect(cityOfCommune({ city: 'Hydra', former: { name: 'HYDRA' }, commune })).toBe('Kouba');
    expect(cityOfCommune({ city: 'bab ezzouar', commune, communes: [{ name: 'Bab Ezzouar' }, commune] })).toBe('Kouba');
  });

  it('leaves a city that was typed, and none clears nothing', () => {
    expect(cityOfCommune({ city: 'Cité 500', former: { name: 'Hydra' }, commune })).toBe('Cité 500');
    expect(cityOfCommune({ city: 'Kouba', former: commune })).toBe('Kouba');
  });

  it('without a desk leads home; one that is not served keeps the choice, which is refused by itself', () => {
    expect(keptMethod('desk', { ...commune, price: 1, desk_price: null }).method).toBe('standard');
    expect(keptMethod('desk', { ...commune, price: 1, desk_price: 1, served: false }).method).toBe('desk');
  });
});

describe('the city that an order keeps', () => {
  const order = { former: null, commune: null, wilaya: 'Alger' };

  it('is never a commune of another wilaya where the commune is named', () => {
    const codes = fc.constantFrom(...communesOf(31), ...communesOf(11), ...communesOf(33));
    fc.assert(
      fc.property(codes, fc.boolean(), (elsewhere, isTyped) => {
        const isElsewhere = isCommuneElsewhere(elsewhere.name, 16);
        const city = keptCity({ ...order, city: elsewhere.name, isTyped, commune: 'Kouba', isElsewhere });

        return isCommuneElsewhere(city, 16) === false;
      }),
    );
  });

  it('follows the commune from which it was taken, and is the wilaya where a moved address names none', () => {
    const moved = { ...order, isTyped: false, city: 'Es Senia', former: 'Es Senia' };

    expect(keptCity({ ...moved, commune: 'Kouba', isElsewhere: true })).toBe('Kouba');
    expect(keptCity({ ...moved, isElsewhere: true })).toBe('Alger');
    expect(keptCity({ ...moved, city: 'Cité 500', commune: 'Kouba', isElsewhere: false })).toBe('Cité 500');
  });

  it('is known by its wilaya: a name that several wilayas have fits each', () => {
    expect(isCommuneElsewhere('es senia', 16)).toBe(true);
    expect(isCommuneElsewhere('Es Senia', 31)).toBe(false);
    expect(isCommuneElsewhere('Cité 500 logements', 16)).toBe(false);
    expect(isCommuneElsewhere('Es Senia', null)).toBe(false);
  });
});
