import { cx } from '@/client/classes';
import { isBlank } from '@/domain/text';
import { productWords } from '@/words/fr/catalogue/product';

const RICH_TEXT =
  'space-y-3 break-words text-slate-700 leading-7 [&_a]:text-blue-900 [&_a]:underline [&_h2]:pt-2 [&_h2]:font-semibold [&_h2]:text-lg [&_h2]:text-slate-900 [&_h3]:pt-2 [&_h3]:font-semibold [&_h3]:text-slate-900 [&_img]:h-auto [&_img]:max-w-full [&_li]:my-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6';

/** Lines stay short, and what is beside them does not stay empty. */
const IN_COLUMNS =
  'max-xl:max-w-prose xl:columns-2 xl:gap-x-14 xl:[&_p]:break-inside-avoid xl:[&_ul]:break-inside-avoid';

type DescriptionProps = { html: string; title: string /** nothing stands beside it */; isAlone: boolean };

/** The long description, else the title, else a sentence. */
export function Description({ html, title, isAlone }: DescriptionProps) {
  const className = cx(RICH_TEXT, isAlone ? IN_COLUMNS : 'max-w-prose');
  if (isBlank(html)) {
    const text = isBlank(title) ? productWords.noLongDescription : title;
    return <p className={className}>{text}</p>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised on the server
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
