/** Everything that an owner sets without a developer. The defaults are in src/shop.ts. */
import type { Position } from '../links';
import type { Claims } from './claims';

/** `opens` and `closes` as `08:00`; both null where the shop is closed. */
export type OpeningHours = { days: string; opens: string | null; closes: string | null };

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'tiktok', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What the law wants on a shop's papers, in the order in which they show it. */
export const LEGAL_FIELDS = ['company', 'owner_name', 'rc', 'nif', 'nis', 'ai', 'capital', 'bank'] as const;
export type LegalField = (typeof LEGAL_FIELDS)[number];

/** Percent of value-added tax. */
export const VAT_RATES = [19, 9, 0] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** What pages show, and so what browsers know. */
export type PublicSettings = {
  shop: {
    name: string;
    /** null: as in the catalogue of words */
    slogan: string | null;
    email: string;
    /** 1 to 4; links lead to the first */
    phones: readonly [string, ...string[]];
    /** digits that replace the leading 0 in WhatsApp links */
    whatsapp_country_code: string;
    address: string;
    /** the pin on the map; null for no map */
    map: Position | null;
    /** null: as in the catalogue of words */
    hours: readonly OpeningHours[] | null;
    social: Readonly<Record<SocialNetwork, string | null>>;
    /** a path of this site; null for the built-in logo */
    logo_url: string | null;
    colours: { primary: string; accent: string };
  };
  claims: Claims;
  orders: {
    /** dinars of goods */
    minimum_order: number | null;
    /** dinars of goods from which the delivery is free */
    free_delivery_from: number | null;
    email_required: boolean;
    /** a counted product with this many pieces or fewer is low in stock */
    low_stock_limit: number;
    /** on amounts in the back office */
    currency_sign: string;
    /** days without calls and deadlines, as `2026-11-01` */
    holidays: readonly string[];
  };
};

export type Settings = PublicSettings & {
  legal: Readonly<Record<LegalField, string | null>>;
  tax: { registered: boolean; default_rate: VatRate; stamp_duty: boolean };
};
export type SettingsGroup = keyof Settings;

/** Settings that differ from the defaults, by path: `shop.name`. */
export type SettingChanges = Readonly<Record<string, unknown>>;
