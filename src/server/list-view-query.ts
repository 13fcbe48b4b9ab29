import { isRecord } from '@/domain/json';

/**
 * What an address of the back office says as JSON about a list, and what Payload's list can use of it. Payload 3.90 parses
 * both without a check: anything else fails with a stack in the log, or as an error page.
 */
const JSON_PARAMETERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  columns: (value) => Array.isArray(value) && value.every((column) => typeof column === 'string'),
  queryByGroup: isRecord,
};

/** @param query of the URL, without its question mark */
export function hasOddListView(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return Object.entries(JSON_PARAMETERS).some(([name, isUsable]) =>
    parameters.getAll(name).some((text) => text !== '' && !isUsable(jsonOf(text))),
  );
}

/** @returns undefined if the text is not JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
