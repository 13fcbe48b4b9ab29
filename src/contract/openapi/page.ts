/** The description as one readable page, without scripts. */
import { escapeHtml } from '@/domain/text';
import { shop } from '@/shop';
import type { OpenApiDocument } from './document';
import type { Operation } from './operation';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#0f172a;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1rem;margin:2rem 0 .25rem;font-family:ui-monospace,monospace}h2 b{color:#1e3a8a}
pre{background:#f1f5f9;padding:1rem;border-radius:8px;overflow:auto;font-size:13px}summary{cursor:pointer}`;

export function openApiPage(document: OpenApiDocument): string {
  const sections = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${shop.name} API</title><style>${STYLE}</style></head><body><h1>${shop.name} API</h1>
<p>Each path answers with and without its trailing slash. The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const names = operation.parameters.map((parameter) => `${String(parameter.name)} (${String(parameter.in)})`);
  const parameters = names.length > 0 ? `<p>Parameters: ${escapeHtml(names.join(', '))}</p>` : '';
  const answers = Object.entries(operation.responses).map(([status, answer]) => details(`${status}`, answer));
  return `<h2><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h2><p>${escapeHtml(operation.summary)}</p>${parameters}
${operation.requestBody ? details('Body', operation.requestBody) : ''}${answers.join('')}`;
}

function details(title: string, value: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}
