import { holdsName, logoAt } from '@/domain/settings/logo';
import { escapeHtml } from '@/domain/text';
import { absolute } from '@/env';
import { DEFAULT_SETTINGS, shop } from '@/shop';
import { chosenLanguage } from '@/words/words';

/** The layout of all mails. Styles are inline because mail programs ignore others. `body` is escaped HTML. */
export function mailLayout({ title, body }: { title: string; body: string }): string {
  const { code = 'fr', direction = 'ltr' } = chosenLanguage() ?? {};
  return `<!doctype html><html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f1f5f9;font-family:Arial,Helvetica,sans-serif;color:#0f172a;font-size:15px;line-height:1.5">
  <table role="presentation" width="100%" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
    <table role="presentation" width="100%" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">
      <tr><td style="background:${headColour()};color:#ffffff;padding:16px 24px;border-radius:8px 8px 0 0;font-size:18px;font-weight:bold">${sign()}</td></tr>
      <tr><td style="padding:24px">${body}</td></tr>
      <tr><td style="padding:16px 24px;color:#64748b;font-size:13px;border-top:1px solid #e2e8f0">${escapeHtml(`${shop.name} - ${shop.address}`)}<br>${escapeHtml(`${shop.phones.join(' / ')} - ${shop.email}`)}</td></tr>
    </table>
  </td></tr></table>
</body></html>`;
}

const BUILT_IN_BLUE = '#1e3a8a';

function headColour(): string {
  const { primary } = shop.colours;
  return primary === DEFAULT_SETTINGS.shop.colours.primary ? BUILT_IN_BLUE : primary;
}

/** The shop's own logo on white, since it may be dark; beside it, or in its place, the name, which programs without pictures show. */
function sign(): string {
  const name = escapeHtml(shop.name);
  const logo = logoAt(shop.logo_url);
  if (!logo) return name;
  const height = Math.min(48, logo.height);
  const width = Math.round((height * logo.width) / logo.height);
  const picture = `<img src="${escapeHtml(absolute(logo.url))}" width="${width}" height="${height}" alt="${holdsName(logo) ? name : ''}" style="vertical-align:middle;background:#ffffff;padding:4px;border-radius:6px">`;
  return holdsName(logo) ? picture : `${picture} ${name}`;
}
