import { describe, expect, it } from 'vitest';
import { licenceProblem } from '@/domain/products/licences';
import { cases } from '../../support/cases';

describe('a licence', () => {
  it.each(cases`
    MIT | ISC | (MIT OR GPL-3.0) | Apache-2.0 AND MIT | MPL-2.0 | PSF-2.0 | Apache-2.0 WITH LLVM-exception | ((MIT))
    (MIT OR GPL-3.0) AND (ISC OR GPL-2.0) | GPL-3.0 AND GPL-2.0 OR MIT | (MIT OR Apache-2.0) AND BSD-3-Clause
  `)('fits: %s', (licence) => {
    expect(licenceProblem(licence, 'somebody')).toBeNull();
  });

  it.each(cases`
    ${''} | GPL-3.0 | AGPL-3.0-only | MIT AND GPL-2.0 | SSPL-1.0 | BUSL-1.1 | UNLICENSED | none
    (MIT OR GPL-3.0) AND (GPL-3.0) | (MIT OR GPL-3.0) AND (GPL-3.0 OR AGPL-3.0) | GPL-3.0 AND (MIT OR ISC) | (MIT
    MIT) | MIT ISC | MIT OR
  `)('does not fit: %s', (licence) => {
    expect(licenceProblem(licence, 'somebody')).not.toBeNull();
  });

  it('that a package says elsewhere was looked at', () => {
    expect(licenceProblem('none', 'png-js')).toBeNull();
    expect(licenceProblem('none', 'constructor')).not.toBeNull();
  });
});
