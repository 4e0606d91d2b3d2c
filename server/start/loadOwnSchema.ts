import { validateSchema } from 'graphql';
import { ConfigError } from '../ownSchema/config.ts';
import {
  createJsonDefinition,
  createOwnDefinition,
  type OwnDefinition,
} from '../ownSchema/ownDefinition.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';
import { findConfig, findConfigPlace, readConfig } from './readConfig.ts';
import { describeSchemaProblem, readRows } from './readFiles.ts';
import { readTypeDefs } from './readTypeDefs.ts';

/** Reads the files of an own schema, and creates the definition that serves it. Throws an `ArgumentsError` for invalid ones. */
export async function loadOwnSchema(
  { files, jsonServer }: Pick<CommandArguments, 'files' | 'jsonServer'>,
  log: (line: string) => void,
): Promise<OwnDefinition> {
  const configFile = findConfig(files);
  const options = {
    language: jsonServer,
    config: configFile ? await readConfig(configFile) : undefined,
    onUninferred: (field: string) =>
      log(`${field} is not inferred: its value is generated, or it changes nothing.`),
  };
  const [file = ''] = files;
  const rows = file.endsWith('.json') ? readRows(file) : undefined;
  const typeDefs = rows ? undefined : await readTypeDefs(files);
  try {
    const definition = typeDefs
      ? createOwnDefinition(typeDefs, options)
      : createJsonDefinition(rows ?? {}, options);
    const [problem] = validateSchema(definition.model.schema);
    if (!problem) return definition;
    throw new ArgumentsError(typeDefs ? describeSchemaProblem(files) : problem.message);
  } catch (error) {
    if (!configFile || !(error instanceof ConfigError)) throw error;
    throw new ArgumentsError(
      `${configFile}${findConfigPlace(configFile, error.path)} ${error.message}`,
    );
  }
}
