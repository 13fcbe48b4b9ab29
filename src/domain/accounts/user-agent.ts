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

/** The words around the names of a browser and a system, in the reader's language. */
export type AgentWords = {
  /** for a browser that is not recognised */
  unknown: string;
  /** between browser and system */
  on: string;
};

/** Browser and system in words: `Chrome on Android`; the word for an unknown browser if neither is recognised. */
export function agentName(agent: string | null, { unknown, on }: AgentWords): string {
  const browser = nameIn(BROWSERS, agent) ?? unknown;
  const system = nameIn(SYSTEMS, agent);
  return system === null ? browser : `${browser} ${on} ${system}`;
}

/** Whether the browser of a user agent is known by name. */
export function isKnownBrowser(agent: string | null): boolean {
  return nameIn(BROWSERS, agent) !== null;
}

function nameIn(names: typeof BROWSERS, agent: string | null): string | null {
  return names.find(([mark]) => mark.test(agent ?? ''))?.[1] ?? null;
}
