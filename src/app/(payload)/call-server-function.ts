import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import { getPayload, type ServerFunctionClient } from 'payload';
import { isRecord } from '@/domain/json';
import { currentRequest } from '@/runtime/request-context';
import { importMap } from './admin/importMap.js';

/** What Payload's screens call (its `handleServerFunctions`); of any other name it would say that the server failed. */
const NAMES: readonly string[] = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
];

/**
 * A call of the back office's screens. Its arguments may be anything that an editor's browser, or a script in its place,
 * sends: what Payload cannot work with is not found, rather than a failure of the server.
 */
export const callServerFunction: ServerFunctionClient = async (sent: unknown) => {
  const request = currentRequest();
  if (request) request.isUnread = false;
  if (!isRecord(sent) || typeof sent.name !== 'string' || !NAMES.includes(sent.name) || !isRecord(sent.args))
    notFound();
  if (request) request.screenCall = sent.name;
  try {
    return await handleServerFunctions({ name: sent.name, args: sent.args, config, importMap });
  } catch (error) {
    if (isOfNextJs(error)) throw error;
    (await getPayload({ config })).logger.error({ err: error, msg: `The screens' call ${sent.name} failed.` });
    notFound();
  }
};

/** A redirect, or a page that is not there: Next.js hands them over as errors. */
function isOfNextJs(error: unknown): boolean {
  return isRecord(error) && typeof error.digest === 'string' && error.digest.startsWith('NEXT_');
}
