import newman from 'newman';
import converter from 'openapi-to-postmanv2';
import { reset } from '../documents.mjs';

/** Postman: imports the OpenAPI document with examples, and sends all requests after a reset, in the order of the document. */
export async function run({ address }) {
  const data = await (await fetch(`${address}/openapi.json`)).text();
  const options = { parametersResolution: 'Example', requestParametersResolution: 'Example' };
  const { result, reason, output } = await new Promise((resolve, reject) => {
    converter.convertV2({ type: 'string', data }, options, (error, converted) =>
      error ? reject(error) : resolve(converted),
    );
  });
  if (!result) throw new Error(reason);
  await reset(address);
  const refused = [];
  await new Promise((resolve) => {
    newman
      .run({ collection: output[0].data })
      .on('request', (error, { item, response }) => {
        // The document cannot contain a refresh token that this server has issued.
        const isExpected = response?.code === 401 && /refresh token/.test(item.name);
        if (error || (response.code >= 400 && !isExpected)) refused.push(item.name);
      })
      .on('done', resolve);
  });
  if (refused.length > 0) throw new Error(`Refused: ${refused.join(', ')}`);
}
