import { describe, expect, it } from 'vitest';
import { fitVerdict } from '@/domain/boilers';

const CONFIRMED = { slug: 'c-24', confidence: 'confirmed' } as const;
const TO_CHECK = { slug: 'f-28', confidence: 'to-check' } as const;

describe('what the rows of a part say of a boiler', () => {
  it.each([
    { rows: [], slug: 'c-24', verdict: 'unknown' },
    { rows: [CONFIRMED, TO_CHECK], slug: 'c-24', verdict: 'compatible' },
    { rows: [CONFIRMED, TO_CHECK], slug: 'f-28', verdict: 'toCheck' },
    { rows: [CONFIRMED, TO_CHECK], slug: 'c-28', verdict: 'notMeant' },
    // One position is sure, another is not.
    { rows: [{ ...CONFIRMED, confidence: 'to-check' as const }, CONFIRMED], slug: 'c-24', verdict: 'compatible' },
  ])('is $verdict for $slug with $rows.length rows', ({ rows, slug, verdict }) => {
    expect(fitVerdict(rows, slug)).toBe(verdict);
  });
});
