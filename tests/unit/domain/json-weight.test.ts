import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeavyJson, isHeavyValue } from '@/domain/heavy-json';

const isHeavyText = (text: string) => isHeavyJson(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const listOf = (length: number) => `[${Array(length).fill('1').join(',')}]`;

describe('JSON', () => {
  it('is heavy beyond a depth', () => {
    expect(isHeavyText(nested(100))).toBe(false);
    expect(isHeavyText(nested(101))).toBe(true);
    expect(isHeavyText('{"a":'.repeat(101))).toBe(true);
  });

  it('is heavy beyond a number of parts', () => {
    expect(isHeavyText(listOf(49_999))).toBe(false);
    expect(isHeavyText(listOf(50_001))).toBe(true);
    expect(isHeavyText(`[${Array(30_000).fill('{}').join(',')}]`)).toBe(true);
  });

  it('is not heavy by what its texts hold', () => {
    const light = { a: nested(5_000), b: ','.repeat(100_000), c: '\\"[[[['.repeat(1_000) };
    expect(isHeavyText(JSON.stringify(light))).toBe(false);
    expect(isHeavyText(`"${'['.repeat(200)}`)).toBe(false);
  });

  it('of any ordinary value is not heavy, as text or as value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isHeavyText(JSON.stringify(value))).toBe(false);
        expect(isHeavyValue(value)).toBe(false);
      }),
    );
  });
});

describe('a value', () => {
  it('is heavy beyond a depth, however deep, without ending the stack', () => {
    let deep: unknown = [];
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];

    expect(isHeavyValue(deep)).toBe(true);
  });

  it('is heavy beyond a number of parts, in one object or in many', () => {
    expect(isHeavyValue(Array(50_001).fill(1))).toBe(true);
    expect(isHeavyValue(Array.from({ length: 300 }, () => Array(200).fill(null)))).toBe(true);
    expect(isHeavyValue(Array(50_000).fill('x'))).toBe(false);
  });
});
