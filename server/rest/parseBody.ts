import { parse } from 'secure-json-parse';
import { bodyTooLarge, malformedBody, unsupportedMediaType } from '../errors.ts';
import type { GatewayRequest } from '../request/gatewayRequest.ts';

/** Parses a JSON body. Returns `undefined` for an empty body. */
export function parseBody({ headers, body }: GatewayRequest, maxLength: number): unknown {
  // Some clients send a content type without a body, for example with DELETE.
  if (body === undefined || body === '') return undefined;
  if (body.length > maxLength) throw bodyTooLarge();
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw unsupportedMediaType();
  }
  try {
    // The key `__proto__` is refused, because it would set the prototype of a copy of the object.
    return parse(body, { protoAction: 'error', constructorAction: 'ignore' });
  } catch {
    throw malformedBody();
  }
}
