import { isObject } from './typeGuards.ts';

/** The names and the values that Node accepts for a header. */
const headerName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** A field of a response that HTTP does not allow, and its rule. */
interface ResponseFault {
  field: string;
  rule: string;
}

/** Returns the field of a response that cannot be sent to a client. Returns undefined if the response can be sent. */
export function findResponseFault({
  status,
  headers,
}: {
  status: unknown;
  headers: unknown;
}): ResponseFault | undefined {
  if (!(Number.isInteger(status) && (status as number) >= 200 && (status as number) <= 599)) {
    return { field: 'status', rule: 'must be an HTTP status from 200 to 599.' };
  }
  if (!isObject(headers)) return { field: 'headers', rule: 'must be an object.' };
  for (const [name, value] of Object.entries(headers)) {
    const field = `headers.${name}`;
    if (!headerName.test(name)) return { field, rule: 'must be the name of a header.' };
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    if (!texts.every((text) => typeof text === 'string' && headerValue.test(text))) {
      return { field, rule: 'must be a text, or a list of texts, without line breaks.' };
    }
  }
  return undefined;
}
