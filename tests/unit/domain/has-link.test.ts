import { expect, it } from 'vitest';
import { hasLink } from '@/domain/text';

it.each([
  'http://evil.example',
  'https://x',
  'Www.evil',
  'gagnez.com',
  'Ali bit.ly/x.io',
  'gagnez․com',
  'gagnez。com',
  'gagnez｡com',
  'a@b.example http://evil.example',
  'evil.shop',
  'Gagnez bit.ly/x',
  't.me/abc',
  '198.51.100.7',
  'متجر.com',
  'ga\u200bgnez.co',
  'evil.com。',
  'evil.ch',
  'evil․ch',
  'Gagnez sur evil.it',
  'evil.zip',
  'evil.bet',
])('%s holds a link', (name) => {
  expect(hasLink(name)).toBe(true);
});

it.each([
  'Amel',
  'Saïdi-Benali',
  'M. Com',
  'J.-P. Dupont',
  'Sarl Frères & Fils',
  'فاطمة الزهراء',
  'St. Info',
  'M.Co',
  'Ould-Ali.Jr',
  'Eve <eve@example.com>',
])('%s is a name', (name) => {
  expect(hasLink(name)).toBe(false);
});
