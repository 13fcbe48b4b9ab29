const HOUR = 3600;

/** Search engines come seldom; proxies may keep the answer for an hour. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  });
}
