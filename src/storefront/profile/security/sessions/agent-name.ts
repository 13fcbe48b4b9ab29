/** Browsers by their marks in a user agent. Order matters: most browsers name others besides themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system in words: `Chrome sur Android`; `Navigateur inconnu` if neither is recognised. */
export function agentName(agent: string | null): string {
  const browser = nameIn(BROWSERS, agent) ?? 'Navigateur inconnu';
  const system = nameIn(SYSTEMS, agent);
  return system === null ? browser : `${browser} sur ${system}`;
}

function nameIn(names: typeof BROWSERS, agent: string | null): string | null {
  return names.find(([mark]) => mark.test(agent ?? ''))?.[1] ?? null;
}
