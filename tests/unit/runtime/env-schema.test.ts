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
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_PREFIX', '../other'],
    ['S3_PATH_STYLE', 'maybe'],
    ['S3_SECRET_ACCESS_KEY', 'a key alone'],
  ])('names %s if it is %j, in one sentence', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^[^.]*${name}[^\\n]*\\.$`));
  });

  it('takes a prefix with or without slashes around it', () => {
    expect(read({ S3_PREFIX: '/shop/pictures/' }).S3_PREFIX).toBe('shop/pictures');
    expect(read({}).S3_PREFIX).toBe('');
  });

  it('names everything that is wrong at once', () => {
    expect(() => read({ PORT: 'x', SEED: 'y' })).toThrow(/PORT.*SEED/);
  });
});
