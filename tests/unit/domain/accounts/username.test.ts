import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsername, normaliseUsername, usernameProblem } from '@/domain/accounts/username';
import { cases } from '../../support/cases';

describe('a username', () => {
  it.each(['nadia', 'Nadia', ' nadia ', 'n.saidi-16_dz', '123', 'a--', 'a'.repeat(64)])('may be %j', (name) => {
    expect(isUsername(name)).toBe(true);
  });

  it.each([
    ...['', 'a'.repeat(65), 'nadia\nsaidi', ' System'],
    ...cases`ab | nadia saidi | nadia@example.com | nadïa | .nadia | -nadia | _nadia | na/dia | نادية | guest | customer`,
  ])('may not be %j', (name) => {
    expect(isUsername(name)).toBe(false);
  });

  it('is kept in lower case, without spaces around', () => {
    expect(normaliseUsername('  Nadia.Saidi ')).toBe('nadia.saidi');
  });

  it.each([
    [' ', { code: 'required' }],
    ['é', { code: 'username' }],
    ['nadia', null],
  ])('has a problem if it is %j', (name, problem) => {
    expect(usernameProblem(name)).toEqual(problem);
  });

  it('is valid in every spelling or in none', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '7', '.', '-', '_', ' ', '@'), maxLength: 8 }),
        (text) => {
          expect(isUsername(` ${text.toUpperCase()} `)).toBe(isUsername(text));
          expect(isUsername(normaliseUsername(text))).toBe(isUsername(text));
        },
      ),
    );
  });

  it('never passes for an e-mail address', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => !isUsername(email)));
  });
});
