import { escapeHtml } from '@/domain/text';
import { shop } from '@/shop';
import { mailWords } from '@/words/fr/mails';
import { mailLayout } from './layout';

export type Mail = { subject: string; text: string; html: string };

/** A mail in the shop's layout: a greeting, paragraphs, a button with its address in full, and a signature. */
export function letter({
  subject,
  name,
  paragraphs,
  button,
  closing = [],
}: {
  subject: string;
  /** blank if the account has no name */
  name: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  closing?: readonly string[];
}): Mail {
  const greeting = name.trim() === '' ? mailWords.hello : mailWords.helloTo(name.trim());
  const question = mailWords.question(shop.phones[0], shop.email);
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${mailWords.label(button.label)}\n${button.url}`] : []),
    ...closing,
    `${question}\n${shop.name}`,
  ].join('\n\n');
  const paragraph = (content: string) => `<p>${escapeHtml(content)}</p>`;
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(button ? [mailButton(button)] : []),
    ...closing.map(paragraph),
    `<p style="color:#475569">${escapeHtml(question)}</p>`,
  ].join('\n');
  return { subject, text, html: mailLayout({ title: subject, body }) };
}

/** A link that looks like a button, with its address in full below it. HTML. */
export function mailButton({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:#c2410c;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="color:#475569;font-size:13px">${escapeHtml(mailWords.copyAddress)}<br><span style="word-break:break-all">${address}</span></p>`;
}
