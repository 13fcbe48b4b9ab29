import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import { getPayload, type ServerFunctionClient } from 'payload';
import { isRecord } from '@/domain/json';
import { currentRequest } from '@/runtime/request-context';
import { importMap } from './admin/importMap.js';

/** The functions that Payload's screens call (its `handleServerFunctions`). Payload would answer any other name with 500. */
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
 * A server function called by the back office. Its arguments may be anything that a browser or a script sends: what Payload
 * cannot handle gives 404 rather than 500.
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

/** A redirect or a missing page: Next.js throws them as errors. */
function isOfNextJs(error: unknown): boolean {
  return isRecord(error) && typeof error.digest === 'string' && error.digest.startsWith('NEXT_');
}
