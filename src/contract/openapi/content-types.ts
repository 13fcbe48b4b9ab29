/** The formats of answers, as `produces` of a route names them. */
export const CONTENT_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  webp: 'image/webp',
  html: 'text/html',
  text: 'text/plain',
  events: 'text/event-stream',
} as const;

export type ContentKind = keyof typeof CONTENT_TYPES;
