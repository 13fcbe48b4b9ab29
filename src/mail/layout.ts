import { escapeHtml } from '@/domain/text';
import { shop } from '@/shop';
import { chosenLanguage } from '@/words/words';

/** The layout of all mails. Styles are inline because mail programs ignore others. `body` is escaped HTML. */
export function mailLayout({ title, body }: { title: string; body: string }): string {
  const { code = 'fr', direction = 'ltr' } = chosenLanguage() ?? {};
  return `<!doctype html><html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f1f5f9;font-family:Arial,Helvetica,sans-serif;color:#0f172a;font-size:15px;line-height:1.5">
  <table role="presentation" width="100%" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
    <table role="presentation" width="100%" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">
      <tr><td style="background:#1e3a8a;color:#ffffff;padding:16px 24px;border-radius:8px 8px 0 0;font-size:18px;font-weight:bold">${shop.name}</td></tr>
      <tr><td style="padding:24px">${body}</td></tr>
      <tr><td style="padding:16px 24px;color:#64748b;font-size:13px;border-top:1px solid #e2e8f0">${shop.name} - ${shop.address}<br>${shop.phones.join(' / ')} - ${shop.email}</td></tr>
    </table>
  </td></tr></table>
</body></html>`;
}
