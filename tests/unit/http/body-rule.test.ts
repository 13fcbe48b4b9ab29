import { describe, expect, it } from 'vitest';
import { isMultipart, judgeBody } from '@/http/body-rule';
import { cases } from '../support/cases';

const MEGABYTE = '1000000';
const MORE = '1000001';

describe('a body', () => {
  it.each([
    ['none', {}],
    ['an empty one', { 'content-length': '0' }],
    ['JSON of a megabyte', { 'content-length': MEGABYTE, 'content-type': 'application/json' }],
    ['a form of a megabyte', { 'content-length': MEGABYTE, 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is fine: %s', (_, headers) => {
    expect(judgeBody(headers)).toBe('fine');
  });

  it.each(cases`
    ${''} | ${undefined} | application/json | text/plain;charset=UTF-8 | application/x-www-form-urlencoded
    multipart/mixed; boundary=x | application/json; multipart/form-data | multipart/form-datax
    multipart/form-data, application/json
  `)('over a megabyte is too large as %s', (type) => {
    expect(judgeBody({ 'content-length': MORE, 'content-type': type })).toBe('too-large');
  });

  it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data;boundary=x', ' multipart/form-data ; boundary=x'])(
    'over a megabyte depends on its sender as %s',
    (type) => {
      expect(judgeBody({ 'content-length': MORE, 'content-type': type })).toBe('large-form');
    },
  );

  it('without a length cannot be judged, whatever its type', () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', undefined])
      expect(judgeBody({ 'transfer-encoding': 'chunked', 'content-type': type })).toBe('no-length');
  });
});

it('a form that can carry files is recognised by the start of its type', () => {
  expect(isMultipart('multipart/form-data')).toBe(true);
  expect(isMultipart('text/plain; multipart/form-data')).toBe(false);
  expect(isMultipart(null)).toBe(false);
});
