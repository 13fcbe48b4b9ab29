import { describe, expect, it } from 'vitest';
import { readEnv } from '@/env-schema';

const read = (source: Record<string, string>) => readEnv(source as NodeJS.ProcessEnv);

describe('the environment', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({ PORT: 3000, HOST: 'localhost', ADMIN_USERNAME: 'admin', SEED: 'demo' });
  });

  it('counts blank values as absent', () => {
    expect(read({ PORT: ' ', DATABASE_URL: '', SEED: '' })).toMatchObject({ PORT: 3000, SEED: 'demo' });
    expect(read({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('makes the data folder absolute', () => {
    expect(read({ DATA_DIR: 'x' }).DATA_DIR).toMatch(/^([A-Z]:)?[\\/].*x$/);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SEED', 'maybe'],
    ['PUBLIC_URL', 'shop'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_USERNAME', 'Le Patron'],
    ['ADMIN_EMAIL', 'nobody'],
    ['RATE_LIMITS', 'login=many'],
  ])('names %s where it is %j, in one sentence', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^[^.]*${name}[^\\n]*\\.$`));
  });

  it('names everything that is wrong at once', () => {
    expect(() => read({ PORT: 'x', SEED: 'y' })).toThrow(/PORT.*SEED/);
  });
});
