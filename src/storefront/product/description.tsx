import { isBlank } from '@/domain/text';
import { productWords } from '@/words/fr/product';

const RICH_TEXT =
  'max-w-prose space-y-3 break-words text-slate-700 leading-7 [&_a]:text-blue-900 [&_a]:underline [&_h2]:pt-2 [&_h2]:font-semibold [&_h2]:text-lg [&_h2]:text-slate-900 [&_h3]:pt-2 [&_h3]:font-semibold [&_h3]:text-slate-900 [&_img]:h-auto [&_img]:max-w-full [&_li]:my-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6';

/** The long description, else the title, else a sentence. */
export function Description({ html, title }: { html: string; title: string }) {
  if (isBlank(html)) {
    const text = isBlank(title) ? productWords.noLongDescription : title;
    return <p className={RICH_TEXT}>{text}</p>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised on the server
  return <div className={RICH_TEXT} dangerouslySetInnerHTML={{ __html: html }} />;
}
