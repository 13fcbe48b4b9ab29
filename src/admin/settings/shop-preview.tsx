import { holdsName, logoAt } from '@/domain/settings/logo';
import { officeSettingsWords } from '@/words/en/settings';
import type { Typed } from './typed-values';

type ShopPreviewProps = { typed: Readonly<Record<string, Typed>>; logoUrl: string | null };

/** The header and the foot of the shop's pages with what is typed, before it is saved. */
export function ShopPreview({ typed, logoUrl }: ShopPreviewProps) {
  const text = (path: string) => String(typed[path] ?? '');
  const colour = (path: string) => (/^#[0-9a-f]{6}$/i.test(text(path)) ? text(path) : undefined);
  const phones = text('shop.phones').split('\n').filter(Boolean);
  const [primary, accent] = [colour('shop.colours.primary'), colour('shop.colours.accent')];
  return (
    <section aria-label={officeSettingsWords.preview}>
      <h2 className="font-semibold text-slate-900">{officeSettingsWords.preview}</h2>
      <p className="mt-1 mb-3 text-slate-600 text-sm">{officeSettingsWords.previewText}</p>
      <div dir="auto" className="overflow-hidden rounded-xl border border-slate-200 bg-white text-sm">
        <p
          className="truncate px-4 py-2 text-white text-xs tabular-nums"
          style={{ backgroundColor: primary && `color-mix(in oklab, ${primary} 70%, black)` }}
        >
          {[...phones, text('shop.email')].join(' · ')}
        </p>
        <div className="flex items-center gap-3 px-4 py-3">
          <Sign name={text('shop.name')} logoUrl={logoUrl} colour={primary} />
          <span
            className="ms-auto shrink-0 rounded-lg px-3 py-1.5 font-semibold text-slate-950 text-xs"
            style={{ backgroundColor: accent }}
          >
            {officeSettingsWords.save}
          </span>
        </div>
        <div className="space-y-1 bg-slate-900 px-4 py-4 text-slate-300 text-xs">
          <p className="break-words font-semibold text-sm text-white">{text('shop.name')}</p>
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

/** The logo, with the name unless it holds it. */
function Sign({ name, logoUrl, colour }: { name: string; logoUrl: string | null; colour: string | undefined }) {
  const logo = logoAt(logoUrl);
  return (
    <>
      {logo ? (
        <img src={logo.url} alt="" className="h-8 w-auto min-w-0 object-contain" />
      ) : (
        <span aria-hidden className="size-8 shrink-0 rounded-lg" style={{ backgroundColor: colour }} />
      )}
      {!(logo && holdsName(logo)) && <span className="min-w-0 truncate font-bold text-slate-900">{name}</span>}
    </>
  );
}
