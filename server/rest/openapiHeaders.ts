import type { JsonSchema } from './jsonSchemas.ts';

interface HeaderParameter {
  name: string;
  in: 'header';
  required: false;
  description: string;
  schema: JsonSchema & { minimum?: number; maximum?: number };
}

const createHeader = (
  name: string,
  description: string,
  schema: HeaderParameter['schema'],
): HeaderParameter => ({ name, in: 'header', required: false, description, schema });

/** The headers of all requests, by their names in `components.parameters`. */
const headers = {
  branch: createHeader(
    'X-Branch',
    'The branch whose data the request reads or changes, or a past state such as `main@12`. An unknown branch begins with the sample.',
    { type: 'string', default: 'main' },
  ),
  mockDelay: createHeader(
    'X-Mock-Delay',
    'Milliseconds by which the response is delayed. Ignored with `AUTH=enforce`.',
    { type: 'integer', minimum: 0, maximum: 60_000, default: 0 },
  ),
  mockError: createHeader(
    'X-Mock-Error',
    'The status from 400 to 599 of the error that the request gets. 0 for no error. Ignored with `AUTH=enforce`.',
    { type: 'integer', minimum: 0, maximum: 599, default: 0 },
  ),
};

/** Returns the headers of requests for `components.parameters`. Without controls, the server ignores them. */
export const describeHeaders = (hasControls: boolean) => (hasControls ? headers : {});

/** Returns references to the headers, for an operation. */
export const listHeaders = (hasControls: boolean) =>
  Object.keys(describeHeaders(hasControls)).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
