/** Payload's own REST, for its admin screens only. The shop's documented calls live under /api. */
import config from '@payload-config';
import '@payloadcms/next/css';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { forEditors } from './for-editors';
import { forgetAfterwards } from './forget-afterwards';
import { oneLogin } from './one-login';

export const GET = oneLogin(forEditors(REST_GET(config)));
export const POST = oneLogin(forgetAfterwards(forEditors(REST_POST(config))));
export const DELETE = forgetAfterwards(forEditors(REST_DELETE(config)));
export const PATCH = forgetAfterwards(forEditors(REST_PATCH(config)));
export const PUT = forgetAfterwards(forEditors(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
