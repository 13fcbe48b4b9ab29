export { NotFoundView as default } from '@/storefront/layout/not-found-view';
