import { describe, expect, it } from 'vitest';
import { communesOf, findCommune } from '@/delivery/communes';
import { OFFICIAL_WILAYAS, officialWilayaNamed } from '@/domain/delivery/official-wilayas';
import { wilayas } from '@/seed/data/wilayas';

const communes = OFFICIAL_WILAYAS.flatMap(({ code }) => communesOf(code));

describe('the communes of the country', () => {
  it('are 1,541, each in one of the 69 wilayas', () => {
    expect(communes).toHaveLength(1_541);
    expect(new Set(communes.map(({ code }) => code)).size).toBe(1_541);
    expect(OFFICIAL_WILAYAS.every(({ code }) => communesOf(code).length > 0)).toBe(true);
  });

  it('have both names, and all but five a postal code of five digits', () => {
    expect(communes.every(({ name, nameAr }) => name !== '' && /\p{Script=Arabic}/u.test(nameAr))).toBe(true);
    expect(communes.filter(({ postalCode }) => postalCode === null)).toHaveLength(5);
    expect(communes.every(({ postalCode }) => postalCode === null || /^\d{5}$/.test(postalCode))).toBe(true);
  });

  it('are known by code, since some names occur in several wilayas', () => {
    expect(findCommune(1601)).toMatchObject({ name: 'Alger Centre', wilayaCode: 16 });
    expect(findCommune(0)).toBeUndefined();
    const names = communes.map(({ name }) => name);
    expect(names.length - new Set(names).size).toBeGreaterThan(30);
  });

  it('of a region that is no official wilaya are none', () => {
    expect(communesOf(null)).toEqual([]);
    expect(communesOf(70)).toEqual([]);
  });

  it('are in French order', () => {
    const names = communesOf(16).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr', { sensitivity: 'base' }).compare));
  });
});

describe('an official wilaya', () => {
  it('is known by its name, however it is written', () => {
    for (const name of ['Sétif', ' SETIF ', 'setif']) expect(officialWilayaNamed(name)?.code).toBe(19);
    expect(officialWilayaNamed("M'SILA")?.code).toBe(28);
    expect(officialWilayaNamed('Sétif Est')).toBeUndefined();
    expect(officialWilayaNamed('')).toBeUndefined();
  });

  it('names the wilaya that it was taken from if it is new', () => {
    expect(OFFICIAL_WILAYAS.map(({ code }) => code)).toEqual(Array.from({ length: 69 }, (_, index) => index + 1));
    for (const { code, motherCode } of OFFICIAL_WILAYAS) expect(motherCode !== null).toBe(code > 58);
    expect(officialWilayaNamed('Barika')?.motherCode).toBe(5);
  });

  it('is each wilaya that a new shop begins with, once, cheapest in Alger and dearest in the far south', () => {
    const codes = wilayas.flatMap(({ name }) => officialWilayaNamed(name)?.code ?? []);
    expect(codes.toSorted((one, other) => one - other)).toEqual(OFFICIAL_WILAYAS.map(({ code }) => code));

    const fees = wilayas.map(({ fee }) => fee);
    expect(fees.every(Number.isInteger)).toBe(true);
    expect(wilayas.find(({ fee }) => fee === Math.min(...fees))?.name).toBe('Alger');
    expect(Math.max(...fees)).toBe(2200);
  });
});
