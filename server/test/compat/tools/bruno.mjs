import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../commands.mjs';
import { reset } from '../documents.mjs';

/**
 * Bruno: imports the OpenAPI document by its address, and sends all requests after a reset. Bruno imports query parameters, but
 * does not send them, so that a request with a required one is refused.
 */
export async function run({ address, folder }) {
  const collection = join(folder, 'bruno');
  const report = join(folder, 'bruno.json');
  const source = `${address}/openapi.json`;
  runTool('bru', ['import', 'openapi', '-s', source, '-o', collection, '-n', 'Frontdesk']);
  await reset(address);
  runTool('bru', ['run', '-r', '--env', 'Environment 1', '--reporter-json', report], collection);

  const { paths } = await (await fetch(source)).json();
  const hasRequiredQuery = ({ method, url }) => {
    const operation = paths[new URL(url).pathname]?.[method.toLowerCase()];
    return operation?.parameters?.some(
      (parameter) => parameter.in === 'query' && parameter.required,
    );
  };
  const [{ results }] = JSON.parse(readFileSync(report, 'utf8'));
  const refused = results.filter(
    ({ request, response, name }) =>
      !(response.status < 400) && !hasRequiredQuery(request) && !/refresh token/.test(name),
  );
  if (refused.length > 0) throw new Error(`Refused: ${refused.map(({ name }) => name).join(', ')}`);
}
