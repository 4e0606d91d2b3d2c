import { defineTool } from '../tool.ts';

interface Args {
  method: string;
  path: string;
  body?: unknown;
}

export const rest = defineTool<Args>({
  name: 'rest',
  description:
    'Sends a REST request on the branch of the session. Returns status and body. A route is described at frontdesk://openapi/METHOD/PATH.',
  args: {
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    path: { type: 'string', pattern: '^/' },
    body: { type: 'object' },
  },
  required: ['method', 'path'],
  // The query string can contain secrets.
  summarize: ({ method, path }) => `${method} ${path.split('?')[0]}`,
  async run(request, { branch, calls }) {
    const { status, body } = await calls.rest(branch, request);
    if (status < 400) return { status, data: body };
    const hint =
      status === 404
        ? 'Find the route with search_schema.'
        : 'Correct the request as the body says.';
    return { status, data: body, errors: [{ message: `The status is ${status}.` }], hint };
  },
});
