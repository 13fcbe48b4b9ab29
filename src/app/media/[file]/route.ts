/** Pictures where no server of ours stands in front. */
export { serveMedia as GET, serveMedia as HEAD } from '@/http/serve-media';
