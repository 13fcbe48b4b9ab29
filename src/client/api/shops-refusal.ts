import { ApiError } from './api-error';

/** Refusals of the caller or of the rate, made before the request is looked at: they say nothing about an earlier try. */
const BEFORE_THE_REQUEST = [401, 408, 425, 429];

/** Whether the shop itself has refused, and not a proxy in between: the shop's refusals always name a reason. */
export function isShopsRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.message !== '';
}

/** Whether the shop has looked at the request and refused it. */
export function isRefusedForItself(error: unknown): error is ApiError {
  return isShopsRefusal(error) && !BEFORE_THE_REQUEST.includes(error.status);
}
