import { describe, expect, it } from 'vitest';
import { licenceProblem } from '@/domain/licences';

describe('a licence', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'MPL-2.0', 'Apache-2.0 WITH LLVM-exception'])(
    'fits: %s',
    (licence) => {
      expect(licenceProblem(licence, 'somebody')).toBeNull();
    },
  );

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SSPL-1.0', 'BUSL-1.1', 'UNLICENSED', 'none', ''])(
    'does not fit: %s',
    (licence) => {
      expect(licenceProblem(licence, 'somebody')).not.toBeNull();
    },
  );

  it('that a package says elsewhere was looked at', () => {
    expect(licenceProblem('none', 'png-js')).toBeNull();
    expect(licenceProblem('none', 'constructor')).not.toBeNull();
  });
});
