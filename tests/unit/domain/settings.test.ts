import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColour, contrast, INK, primaryColour } from '@/domain/settings/colours';
import { readPatch, valueAt } from '@/domain/settings/merge-settings';
import { SETTINGS } from '@/domain/settings/setting-table';
import { withChanges } from '@/domain/settings/with-changes';
import { DEFAULT_SETTINGS } from '@/shop';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('settings', () => {
  it('each have a default, which its own rule takes', () => {
    for (const [path, rule] of Object.entries(SETTINGS)) {
      const value = valueAt(DEFAULT_SETTINGS, path);
      expect([path, rule(value)]).toEqual([path, { ok: true, value }]);
    }
  });

  it('are changed by a patch alone where it names them', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(SETTINGS)), (paths) => {
        const changes = Object.fromEntries(paths.map((path) => [path, valueAt(DEFAULT_SETTINGS, path)]));
        const patch = withChanges({ shop: {}, legal: {}, claims: {}, orders: {}, tax: {} }, changes);
        const nested = JSON.parse(JSON.stringify(patch));
        // A group of a group must be there for a path to be set in it.
        const outcome = readPatch(nested, DEFAULT_SETTINGS);
        expect(outcome.ok && withChanges(DEFAULT_SETTINGS, outcome.changes)).toEqual(DEFAULT_SETTINGS);
      }),
    );
  });

  it.each([null, 5, [], 'shop'])('refuse %j as a patch', (patch) => {
    expect(readPatch(patch, DEFAULT_SETTINGS)).toEqual({ ok: false, path: '', problem: { code: 'groupExpected' } });
  });

  it.each(['__proto__', 'constructor', 'shop.constructor', 'shop.name.first'])('know no %s', (path) => {
    const patch = JSON.parse(path.split('.').reduceRight((inner, name) => `{"${name}":${inner}}`, '{"x":1}'));
    expect(readPatch(patch, DEFAULT_SETTINGS).ok).toBe(false);
  });

  it('take a blank text as none where there may be none', () => {
    expect(readPatch({ legal: { rc: '  ' } }, DEFAULT_SETTINGS)).toEqual({ ok: true, changes: { 'legal.rc': null } });
  });
});

describe('a colour', () => {
  it('is taken if its text can be read, and refused otherwise', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(primaryColour(colour).ok).toBe(contrast(colour, '#ffffff') >= 4.5);
        expect(accentColour(colour).ok).toBe(contrast(colour, INK) >= 4.5);
      }),
    );
  });

  it('contrasts as WCAG calculates it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
  });
});
