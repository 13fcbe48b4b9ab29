import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockKeys, recipientKeys } from '@/domain/orders/recipient';
import { asciiDigits, personKey, phoneKey, phoneProblem, readablePhone } from '@/domain/phone';
import { cases } from '../support/cases';

describe('the key of a telephone', () => {
  it.each(cases`
    0550123456 | 0550 12 34 56 | 0550.12.34.56 | 0550-12-34-56 | (0550) 12 34 56 | 0550\u00a012\u202f34 56 | 550123456
    +213550123456 | +213 550 12 34 56 | +213 (0)550 12 34 56 | +2130550123456 | 00213550123456 | 00213 0550 123456
    213550123456 | ٠٥٥٠١٢٣٤٥٦ | ۰۵۵۰۱۲۳۴۵۶ | \u200e0550123456 | ০৫৫০১২৩৪৫৬ | ०५५०१२३४५६ | ๐๕๕๐๑๒๓๔๕๖ | 𞥐𞥕𞥕𞥐𞥑𞥒𞥓𞥔𞥕𞥖
    𝟬𝟱𝟱𝟬𝟭𝟮𝟯𝟰𝟱𝟲
  `)('is one for every spelling of a mobile: %j', (typed) => {
    expect(phoneKey(typed)).toBe('+213550123456');
  });

  it.each([
    ['021 23 45 67', '+21321234567'],
    ['021 34 56 78', '+21321345678'],
    ['21 34 56 78', '+21321345678'],
    ['+213 21 23 45 67', '+21321234567'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['0033123456789', '+33123456789'],
    ['+1 (212) 555-0100', '+12125550100'],
  ])('of %s is %s', (typed, key) => {
    expect(phoneKey(typed)).toBe(key);
  });

  it.each(cases`
    ${''} | appelez-moi | 0550 | 1234567 | 0550 12 34 5x | + | 1234567890123456 | ++213550123456 | 12+34567890
    0550 12 34 56 7 | +213 550 12 34 567
  `)('is null for %j', (typed) => {
    expect(phoneKey(typed)).toBeNull();
  });

  it('reads the ten digits of every script', () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code));
    // Unicode keeps the digits of a script together, from 0 to 9.
    expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{8,15}$/), (typed) => {
        const key = phoneKey(typed);
        if (key !== null && key.length >= 9 && key.length <= 16) expect(phoneKey(key)).toBe(key);
      }),
    );
  });
});

describe('a typed telephone', () => {
  const spellings = fc
    .record({
      prefix: fc.constantFrom('0', '', '+213', '00213', '213', '+213 (0)', '(+213) ', '\u200e+213 '),
      digits: fc.stringMatching(/^[5-7]\d{8}$/),
      signs: fc.array(fc.constantFrom('', ' ', '.', '-', '\u00a0', '\u202f', '(', ')', '/'), {
        minLength: 9,
        maxLength: 9,
      }),
      script: fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10),
    })
    .map(({ prefix, digits, signs, script }) => ({
      digits,
      typed: [...prefix, ...[...digits].flatMap((digit, index) => [digit, signs[index] ?? ''])]
        .map((sign) => (/\d/.test(sign) ? String.fromCodePoint(script + Number(sign)) : sign))
        .join(''),
    }));

  it('has one key in every spelling', () => {
    fc.assert(
      fc.property(spellings, ({ digits, typed }) => {
        expect(phoneProblem(typed)).toBeNull();
        expect(personKey(typed)).toBe(`+213${digits}`);
        expect(phoneKey(typed)).toBe(`+213${digits}`);
        // The orders of a guest are counted by the same key.
        expect(recipientKeys({ email: 'a@b.dz', phone: typed }).phones).toEqual([`+213${digits}`]);
      }),
    );
  });

  it.each([
    ['021 23 45 67', '+21321234567'],
    ['021234567', '+21321234567'],
    ['+213 (0)21 23 45 67', '+21321234567'],
    ['21234567', '+21321234567'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['(+33) (0)6.12.34.56.78', '+33612345678'],
    ['33 6 12 34 56 78', '+33612345678'],
    ['+33/6/12/34/56/78', '+33612345678'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['0550 12 34 56 7', '+2135501234567'],
    ['12345678', '+21312345678'],
    ['123456789012345', '+123456789012345'],
  ])('%s has the key %s', (typed, key) => {
    expect(personKey(typed)).toBe(key);
    expect(phoneProblem(typed)).toBeNull();
  });

  it.each(cases`
    ${''} | ${'0550123456|'} | x | 1234567 | 0550 12 3 | 1234567890123456 | 0550 12 34 56 / 0661 12 34 56
    0550 12 34 56 maman | tél. 0550123456 | 0550l23456 | ٠٥٥٠١٢٣٤٥٦ أمي | ００００００００ | 0550\u000012 34 56
    📞 0550 12 34 56 | 0550_12_34_56 | 055012345❼ | 0550123456❼ | 077〇123456 | 0550①23456 | 0550 12 34 5⁶ | 0550123456²
    0550123456½ | 7️⃣0550123456 | 0550123456 #1 | 0550123456# | 0550123456 x12 | 0550123456 ext 5 | 0550123456;1
    0550123456,,1 | *31#0550123456 | 0550123456 / 1 | 0550123456 (12) | 0550 12 34 56 - 7 | 0550123456+1
    ++213550123456 | 0550+123456 | 0550:123456 | 0550~123456 | 0550'123456 | 0550123456\u20e3 | 二0550123456
    Ⅷ0550123456
  `)('is refused as %j', (typed) => {
    expect(phoneProblem(typed)).toEqual({ code: 'phone' });
  });

  it('holds decimal digits, the signs + ( ) . - / and spaces after NFKC, and nothing else', () => {
    const sign = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(sign, fc.nat(10), (character, place) => {
        const plain = character.normalize('NFKC').replace(/\p{Cf}/gu, '');
        fc.pre(!/^[\p{Nd}\s+().\-‐-―−/]*$/u.test(plain) || /[\p{No}\p{Nl}]/u.test(character));
        const number = '0550123456';
        expect(phoneProblem(number.slice(0, place) + character + number.slice(place))).toEqual({ code: 'phone' });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(cases`
    0550 12 34 56 #1 | 0550123456 ; 2 | 055012345❻ | 〇55⓿123456 | 0550_12_34_56 | 📞 0550 12 34 56
  `)('of an order of an earlier version, %s, has the key of its number', (stored) => {
    expect(personKey(stored)).toBe('+213550123456');
    expect(recipientKeys({ email: '', phone: stored }).phones).toContain('+213550123456');
  });

  it.each(cases`
    00550123456 | +550123456 | 000550123456 | 0550 12 34 56 7 | 05501234567 | 213 0 550 123 456 | 0213550123456
    0 213 550 123 456 | +0213550123456 | +213 550 123 456 7
  `)('is compared with a block of 0550123456 when it is written %s', (typed) => {
    expect(blockKeys(typed)).toContain('+213550123456');
  });

  it('is accepted with 8 to 15 digits, and its key is E.164 and its own key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,16}$/), fc.constantFrom('', '+', '0', '00'), (number, prefix) => {
        const typed = prefix + number;
        const count = typed.replace('+', '').length;
        const isAccepted = count >= 8 && count <= 15 && number.length >= 5;
        const key = personKey(typed);
        expect(key !== null).toBe(isAccepted);
        if (key === null) return;
        expect(key).toMatch(/^\+[1-9]\d{4,14}$/);
        if (key.length >= 9) expect(personKey(key)).toBe(key);
      }),
      { examples: [['21300000', '+']] },
    );
  });
});

describe('whoever an order is for', () => {
  const phonesOf = (phone: string) => recipientKeys({ email: 'a@b.dz', phone }).phones;

  it.each([
    [' Nadia.Saidi+promo@Example.COM ', 'nadia.saidi@example.com'],
    ['+@example.com', '+@example.com'],
    ['a@b@example.com', 'a@b@example.com'],
    // Gmail ignores points, and its host has a second name.
    ['v.ictim@gmail.com', 'victim@gmail.com'],
    ['V.I.C.T.I.M+shop@GoogleMail.com', 'victim@gmail.com'],
    [' victim@googlemail.com ', 'victim@gmail.com'],
  ])('is recognised by the e-mail address %j as %s', (email, key) => {
    expect(recipientKeys({ email, phone: '' }).email).toBe(key);
  });

  it('counts by what was typed if that is no telephone number', () => {
    expect(phonesOf(' Appelez Moi ')).toEqual(['appelezmoi']);
    expect(phonesOf('12 / 34')).toEqual(['1234']);
    expect(phonesOf('- ?')).toEqual(['-?']);
    expect(phonesOf('33 1 23 45 67 89')).toEqual(phonesOf('33.1.23.45.67.89'));
  });

  it.each(cases`
    ${'*0550|123456'} | 0550 12 34 56 (maman) | tél. 0550123456 | 0550 12 34 56 ou le fixe | ０５５０１２３４５６
    0550_12_34_56 | 0550,12,34,56 | 05_50123456 | 0550·12·34·56 | 0550\u200b12\u00ad34\u206056
  `)('finds the number among other words, whatever separates its digits: %j', (phone) => {
    expect(phonesOf(phone)).toEqual(['+213550123456']);
  });

  it.each(cases`
    0550123456 / 0661123456 | 0550123456/0661123456 | 0550 12 34 56 - 0661 12 34 56 | 0550 12 34 56 0661 12 34 56
    05501234560661123456 | 550123456 661123456 | +213550123456+213661123456 | 00213 550 123456, 0661_12_34_56
    0550 12 34 56 ou 0661 12 34 56 | maman : 0550.12.34.56 ; papa : +213 (0) 661 12 34 56
  `)('is both numbers of %j', (phone) => {
    expect(phonesOf(phone)).toEqual(['+213550123456', '+213661123456']);
  });

  it.each([
    ['0550 12 34 56 / 021 23 45 67', ['+213550123456', '+21321234567']],
    ['+33 1 23 45 67 89 / 0550123456', ['+33123456789', '+213550123456']],
    ['0550123456 / 0550 12 34 56', ['+213550123456']],
    ['0550123456 7', ['+213550123456']],
    ['7 / 0550123456', ['+213550123456']],
    ['0550123456 poste 12', ['+213550123456']],
    ['0550123456 / 661123456', ['+213550123456', '+213661123456']],
    ['021234567 550123456', ['+21321234567', '+213550123456']],
  ])('is every number of %j', (phone, keys) => {
    expect(phonesOf(phone)).toEqual(keys);
  });

  it('has keys without spaces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (phone) => {
        const keys = phonesOf(phone);
        expect(keys).not.toEqual([]);
        for (const key of keys) expect(key).not.toMatch(/\s/);
      }),
    );
  });

  it('tells two numbers from each other', () => {
    expect(phonesOf('0550 12 34 56 maman')).not.toEqual(phonesOf('0661 12 34 56 maman'));
  });
});

describe('a telephone is shown', () => {
  it.each([
    ['+213550123456', '0550 12 34 56'],
    ['021234567', '021 23 45 67'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['0033 612-345-678', '+33 6 12 34 56 78'],
    ['+21698123456', '+216 98 12 34 56'],
    ['+12125551234', '+1 21 25 55 12 34'],
    ['+4915112345678', '+49 1 51 12 34 56 78'],
    ['demander à Ali', 'demander à Ali'],
    ['055012345678', '055012345678'],
  ])('%s as %s', (typed, shown) => {
    expect(readablePhone(typed)).toBe(shown);
  });

  it('and is still the same number', () => {
    const numbers = fc.stringMatching(/^(?:\+[1-9]\d{7,14}|0[1-9]\d{7,8})$/);
    fc.assert(
      fc.property(
        numbers.filter((typed) => personKey(typed) !== null),
        (typed) => {
          expect(personKey(readablePhone(typed))).toBe(personKey(typed));
        },
      ),
    );
  });
});
