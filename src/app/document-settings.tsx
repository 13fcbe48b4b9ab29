import { PUBLIC_GROUPS } from '@/domain/settings/setting-table';
import { settingChanges } from '@/settings/in-settings';

/**
 * Tells the modules of a page what the owner has changed of the defaults that they know (src/shop.ts). To stand in the head: it runs
 * before any of them.
 */
export function SettingsScript({ nonce }: { nonce?: string | undefined }) {
  const isPublic = (path: string) => PUBLIC_GROUPS.some((group) => path.startsWith(`${group}.`));
  const changes = Object.entries(settingChanges()).filter(([path]) => isPublic(path));
  if (changes.length === 0) return null;
  // `<` would end the script.
  const code = `self.shopSettings=${JSON.stringify(Object.fromEntries(changes)).replaceAll('<', '\\u003c')}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which the page's security policy names by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
