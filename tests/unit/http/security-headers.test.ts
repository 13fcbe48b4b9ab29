import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashesOfOwnScripts, nonceSource } from '@/http/security-headers';
import { cases } from '../support/cases';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (...scripts: string[]) => `<html><body><p>é</p>${scripts.join('<div></div>')}</body></html>`;

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script\\u003e é"])';
const BOOT =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';

const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ isDevelopment: false, ...options })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('the scripts of a page', () => {
  it('are named once each by their hashes', () => {
    const html = page(
      `<script id="_R_">${BOOT}</script>`,
      `<script>${START}</script>`,
      `<script>${DATA}</script>`.repeat(2),
    );

    expect(hashesOfOwnScripts(html)).toEqual([BOOT, START, DATA].map(hash));
  });

  it.each(cases`
    ${' self.__next_f.push([1,"a"])'} | ${'self.__next_f.push([1,`a`])'} | ${''} | alert(1)
    self.__next_f.push([1]);alert(1);([2]) | self.__next_f.push(alert(1)) | self.__next_f.push([1,"a"])//
    $RC("B:0","S:0")
  `)('are not named if they do more than hand over data: %s', (code) => {
    expect(hashesOfOwnScripts(page(`<script>${code}</script>`))).toEqual([]);
  });

  it('exclude external files and data for search engines', () => {
    const scripts = ['<script src="/a.js" async=""></script>', `<script type="application/ld+json">{"a":1}</script>`];

    expect(hashesOfOwnScripts(page(...scripts))).toEqual([]);
  });
});

describe('the policy', () => {
  it('lets only the inline scripts run that it names', () => {
    const scripts = [hash(DATA), nonceSource('abc')];

    expect(policy()['script-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/client']);
    expect(policy({ scripts })['script-src']).toEqual(["'self'", ...scripts, 'https://accounts.google.com/gsi/client']);
  });

  it('allows pictures from this site and by https only', () => {
    expect(policy()['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  it('forbids what no page needs', () => {
    expect(policy()).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it('allows what Next.js needs during development', () => {
    expect(policy({ isDevelopment: true })['script-src']).toContain("'unsafe-eval'");
  });
});
