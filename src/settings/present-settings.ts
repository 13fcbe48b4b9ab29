import type { Settings } from '@/domain/settings/settings';
import { openingHours, slogan } from '@/words/own-texts';

/** The settings as calls answer them: with the texts that shoppers read where the owner has given no others. */
export function presentSettings(settings: Settings): Settings {
  const { shop } = settings;
  return { ...settings, shop: { ...shop, slogan: shop.slogan ?? slogan(), hours: shop.hours ?? openingHours() } };
}
