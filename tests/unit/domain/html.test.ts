import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@/domain/text';

describe('text inside HTML', () => {
  it('cannot open an element or leave an attribute', () => {
    expect(escapeHtml(`<img src="x" onerror='a&b'>`)).toBe('&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;');
  });

  it('contains no sign that HTML reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']|&(?!(amp|lt|gt|quot|#39);)/.test(escapeHtml(text))),
    );
  });

  it('leaves accents as they are', () => {
    expect(escapeHtml('Éléments de chauffe : œuvre')).toBe('Éléments de chauffe : œuvre');
  });
});
