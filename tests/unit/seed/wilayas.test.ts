import { describe, expect, it } from 'vitest';
import { wilayas } from '../../../src/seed/data/wilayas';
import { fold } from './fold';

describe('the wilayas', () => {
  it('are the 69 of the reform of 2025, each once', () => {
    expect(wilayas).toHaveLength(69);
    expect(new Set(wilayas.map(({ name }) => fold(name))).size).toBe(69);
  });

  it('cost whole dinars, least in Alger and most in the far south', () => {
    const fees = wilayas.map(({ fee }) => fee);

    expect(fees.every(Number.isInteger)).toBe(true);
    expect(wilayas.find(({ fee }) => fee === Math.min(...fees))?.name).toBe('Alger');
    expect(Math.max(...fees)).toBe(2200);
  });
});
