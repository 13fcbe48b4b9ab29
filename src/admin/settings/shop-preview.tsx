import { officeSettingsWords } from '@/words/en/settings';
import type { Typed } from './typed-values';

/** The header and the foot of the shop's pages with what is typed, before it is saved. */
export function ShopPreview({ typed, logoUrl }: { typed: Readonly<Record<string, Typed>>; logoUrl: string | null }) {
  const text = (path: string) => String(typed[path] ?? '');
  const colour = (path: string) => (/^#[0-9a-f]{6}$/i.test(text(path)) ? text(path) : undefined);
  const phones = text('shop.phones').split('\n').filter(Boolean);
  return (
    <section aria-label={officeSettingsWords.preview}>
      <h2 className="font-semibold text-slate-900">{officeSettingsWords.preview}</h2>
      <p className="mt-1 mb-3 text-slate-600 text-sm">{officeSettingsWords.previewText}</p>
      <div dir="auto" className="overflow-hidden rounded-xl border border-slate-200 bg-white text-sm">
        <div className="flex items-center gap-3 border-slate-200 border-b px-4 py-3">
          {logoUrl === null ? (
            <span
              aria-hidden
              className="size-8 shrink-0 rounded-lg"
              style={{ backgroundColor: colour('shop.colours.primary') }}
            />
          ) : (
            <img src={logoUrl} alt="" className="h-8 w-auto max-w-32 shrink-0 object-contain" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-bold" style={{ color: colour('shop.colours.primary') }}>
              {text('shop.name')}
            </span>
            <span className="block truncate text-slate-600 text-xs">{text('shop.slogan')}</span>
          </span>
          <span
            className="shrink-0 rounded-lg px-3 py-1.5 font-semibold text-slate-950 text-xs"
            style={{ backgroundColor: colour('shop.colours.accent') }}
          >
            {officeSettingsWords.save}
          </span>
        </div>
        <div
          className="space-y-1 px-4 py-4 text-white text-xs"
          style={{ backgroundColor: `color-mix(in oklab, ${colour('shop.colours.primary') ?? '#1c398e'} 70%, black)` }}
        >
          <p className="break-words font-semibold text-sm">{text('shop.name')}</p>
          <p className="break-words">{text('shop.address')}</p>
          {phones.map((phone) => (
            <p key={phone} className="tabular-nums">
              {phone}
            </p>
          ))}
          <p className="break-words">{text('shop.email')}</p>
        </div>
      </div>
    </section>
  );
}
