/** Serves pictures if our own server is not in front. */
export { serveMedia as GET, serveMedia as HEAD } from '@/http/serve-media';
