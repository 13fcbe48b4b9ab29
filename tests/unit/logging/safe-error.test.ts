import { APIError } from 'payload';
import { describe, expect, it } from 'vitest';
import { safeError, withoutPersonalData } from '@/logging/safe-error';

describe('an error in the log', () => {
  it('shows its statement without values', () => {
    const error = new Error('Failed query: INSERT INTO users VALUES ($1, $2)\nparams: Nadia,0550123456');
    error.stack = `Error: ${error.message}\n    at query (pg.ts:1:1)`;
    error.cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(nadia@example.com)',
    });

    const shown = safeError(error);

    expect(shown).toMatchObject({
      message: 'Failed query: INSERT INTO users VALUES ($1, $2)',
      cause: { message: 'duplicate key', code: '23505' },
    });
    expect(shown.stack).toContain('at query (pg.ts:1:1)');
    expect(JSON.stringify(shown)).not.toMatch(/Nadia|0550|nadia@/);
  });

  it('has no stack if it is a refusal', () => {
    expect(safeError(new APIError('Not here.', 404))).not.toHaveProperty('stack');
    expect(safeError(new APIError('Broken.', 500))).toHaveProperty('stack');
  });

  it('ends if causes form a circle', () => {
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(safeError(error)).length).toBeLessThan(100_000);
  });
});

it('e-mail addresses are removed from texts', () => {
  expect(withoutPersonalData('mail to <nadia.saidi@example.com> failed')).toBe('mail to <***> failed');
});
