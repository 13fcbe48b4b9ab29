import { describe, expect, it } from 'vitest';
import { agentName, isKnownBrowser } from '@/domain/accounts/user-agent';

const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = 'Mobile/15E148 Safari/604.1';

describe('the name of a user agent', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`${ON_WINDOWS} ${CHROME} Safari/537.36`, 'Chrome on Windows'],
    [`${ON_WINDOWS} ${CHROME} Safari/537.36 Edg/150.0.0.0`, 'Edge on Windows'],
    [`${ON_WINDOWS} ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
    [`Mozilla/5.0 (Linux; Android 14; SM-A546B) SamsungBrowser/28.0 ${CHROME} Mobile`, 'Samsung Internet on Android'],
    [`Mozilla/5.0 (Linux; Android 14; wv) ${CHROME} [FB_IAB/FB4A;FBAV/500.0.0.0;]`, 'Facebook on Android'],
    [`${IPHONE} ${IOS} Version/26.0 ${SAFARI}`, 'Safari on iPhone'],
    [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${IOS} CriOS/150.0.0.0 ${SAFARI}`, 'Chrome on iPad'],
    [`${IPHONE} ${IOS} FxiOS/140.0 ${SAFARI}`, 'Firefox on iPhone'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/26.0 Safari/605.1.15`, 'Safari on macOS'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0', 'Firefox on Android'],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Linux'],
    ['curl/8.15.0', 'Unknown browser'],
    ['', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('of %s is %s', (agent, name) => {
    expect(agentName(agent, { unknown: 'Unknown browser', on: 'on' })).toBe(name);
  });
  it('is in the words that are given', () => {
    const words = { unknown: 'Navigateur inconnu', on: 'sur' };
    expect(agentName('Opera/9.80 (Windows NT 6.1)', words)).toBe('Opera sur Windows');
    expect(agentName('okhttp/5.1 (Android 15)', words)).toBe('Navigateur inconnu sur Android');
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', true],
    ['okhttp/5.1 (Android 15)', false],
    [null, false],
  ])('%s: its browser is known by name: %s', (agent, isKnown) => {
    expect(isKnownBrowser(agent)).toBe(isKnown);
  });
});
