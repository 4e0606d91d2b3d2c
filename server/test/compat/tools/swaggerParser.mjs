import SwaggerParser from '@apidevtools/swagger-parser';

/** swagger-parser: the OpenAPI document is valid. */
export async function run({ address }) {
  // By default, its resolver refuses addresses of this machine.
  await SwaggerParser.validate(await (await fetch(`${address}/openapi.json`)).json());
}
