/** Payload's own REST, for its admin screens only. The shop's documented calls live under /api. */
import config from '@payload-config';
import '@payloadcms/next/css';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import type { CmsHandler } from './cms-handler';
import { inTurn } from './in-turn';
import { notOffered, possibleId } from './not-offered';
import { oneLogin } from './one-login';
import { pictureFiles } from './picture-files';
import { readableBody } from './readable-body';

const reading = (handler: CmsHandler) => pictureFiles(notOffered(possibleId(oneLogin(inTurn(handler)))));
const writing = (handler: CmsHandler) => readableBody(notOffered(possibleId(oneLogin(inTurn(handler)))));

export const GET = reading(REST_GET(config));
export const POST = writing(REST_POST(config));
export const DELETE = writing(REST_DELETE(config));
export const PATCH = writing(REST_PATCH(config));
export const PUT = writing(REST_PUT(config));
export const OPTIONS = notOffered(REST_OPTIONS(config));
