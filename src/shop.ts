/**
 * The shop itself: the defaults of everything that an owner sets in the back office, and what holds at this moment. Its sentences are in
 * src/words/fr/shop.ts. The phones, addresses and registration numbers of the demonstration shop are made up.
 */
import type { PublicSettings, SettingChanges, Settings } from '@/domain/settings/settings';
import { withChanges } from '@/domain/settings/with-changes';

export const CURRENCY = 'DZD';

const PUBLIC_DEFAULTS: PublicSettings = {
  shop: {
    name: 'ThermoPièces',
    slogan: null,
    email: 'contact@thermopieces.example',
    phones: ['0550 12 34 56', '0770 65 43 21'],
    whatsapp_country_code: '33',
    address: 'Douera, Alger',
    map: { latitude: 36.6711, longitude: 2.9444 },
    hours: null,
    social: {
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      tiktok: null,
      youtube: null,
    },
    logo_url: null,
    colours: { primary: '#1c398e', accent: '#ff6900' },
  },
  // Text only, the shop does not act on it. Before opening, the owner keeps what can be proved and switches off the rest; delivery is
  // really charged by wilaya, and paid in cash.
  claims: {
    quick_delivery: true,
    original_parts: true,
    support_every_day: true,
    other_payments: true,
    approved_service: true,
    testimonials: true,
    free_delivery_from: 150,
    guarantee_years: 2,
    references: '1000+',
    customers: '5000+',
    rating: { value: 4.8, reviews: '500+' },
    recommend_percent: 98,
    newsletter_readers: '2000+',
    reply_hours: 2,
    heating_since: 2023,
    experience_since: 2002,
    catalogue: { products: '+150', categories: '+60', brands: '+30' },
  },
  orders: {
    minimum_order: null,
    free_delivery_from: null,
    email_required: true,
    low_stock_limit: 5,
    currency_sign: '$',
    holidays: [],
  },
};

/** Browsers know nothing of the rest. */
const PRIVATE_DEFAULTS: Omit<Settings, keyof PublicSettings> = {
  legal: {
    company: null,
    owner_name: null,
    rc: '16/00-0123456 B 23',
    nif: '002316012345678',
    nis: '002316010012345',
    ai: '16010012345',
    capital: null,
    bank: null,
  },
  tax: { registered: false, default_rate: 19, stamp_duty: false },
};

export const DEFAULT_SETTINGS: Settings = { ...PUBLIC_DEFAULTS, ...PRIVATE_DEFAULTS };

/** The server and Next.js each load a copy of this module, so the settings are on `globalThis`. */
export type SettingsHolder = typeof globalThis & {
  /** in a browser what differs from the defaults, set before any module of the page runs */
  shopSettings?: SettingChanges;
  /** on a server the settings of the work in progress (src/settings/in-settings.ts) */
  settingsOfWork?: () => Settings | undefined;
};

const holder: SettingsHolder = globalThis;
let ofDocument: PublicSettings | null = null;

/** In a browser: the server has told of another value since the page was made. */
export function learnSetting(path: string, value: unknown): void {
  holder.shopSettings = { ...holder.shopSettings, [path]: value };
  ofDocument = null;
}

function publicSettings(): PublicSettings {
  const ofWork = holder.settingsOfWork?.();
  if (ofWork) return ofWork;
  ofDocument ??= withChanges(PUBLIC_DEFAULTS, holder.shopSettings ?? {});
  return ofDocument;
}

/** Everything that holds for the work in progress, to hand it on to a thread. On servers only. */
export function allSettings(): Settings {
  return holder.settingsOfWork?.() ?? DEFAULT_SETTINGS;
}

/** Sets what holds from now on, in a process or thread without requests. */
export function holdSettings(settings: Settings): void {
  holder.settingsOfWork = () => settings;
}

/** What holds for the request, mail or paper in progress, in a browser for its page. Read it when it is used, never while a module loads. */
export const shop = view(() => publicSettings().shop);

/** What the shop says of itself, at this moment. A claim that is false or null is shown nowhere. */
export const claims = view(() => publicSettings().claims);

/** How orders are taken, at this moment. */
export const orderSettings = view(() => publicSettings().orders);

/** What stands on papers, at this moment. On servers only. */
export const legal = view(() => allSettings().legal);

/** An object whose properties are read when they are asked for. */
function view<T extends object>(read: () => T): T {
  return new Proxy({} as T, { get: (_, name) => Reflect.get(read(), name) });
}
