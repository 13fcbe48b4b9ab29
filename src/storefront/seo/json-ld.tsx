import type { StructuredData } from './structured-data';

/** Structured data in the page's HTML. `<` is escaped: a product's title must not end the script. */
export function JsonLd({ data }: { data: StructuredData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that is escaped for a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
