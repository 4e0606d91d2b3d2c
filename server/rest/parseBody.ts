import { parse } from 'secure-json-parse';
import { bodyTooLarge, malformedBody, unsupportedMediaType } from '../errors.ts';
import type { RestRequest } from './restRequest.ts';

/** Returns the JSON value of a body, or `undefined` for an empty one. */
export function parseBody({ headers, body }: RestRequest, maxLength: number): unknown {
  // Some clients name a content type and send no body, for example with DELETE.
  if (body === undefined || body === '') return undefined;
  if (body.length > maxLength) throw bodyTooLarge();
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw unsupportedMediaType();
  }
  try {
    // Refuses the key `__proto__`, which would become the prototype of a copy.
    return parse(body, { protoAction: 'error', constructorAction: 'ignore' });
  } catch {
    throw malformedBody();
  }
}
