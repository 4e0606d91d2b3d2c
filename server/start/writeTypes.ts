import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema } from 'graphql';
import { createJsonSchema } from '../ownSchema/json/createJsonSchema.ts';
import { createModel } from '../ownSchema/schema/createModel.ts';
import { createConfigTypes, typesHeader } from '../ownSchema/types/createConfigTypes.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';
import { getSchemaFolder } from './readConfig.ts';
import { readRows } from './readFiles.ts';
import { readTypeDefs } from './readTypeDefs.ts';

/** Writes the types of the configuration file beside a schema, and returns the name of the file. */
export async function writeTypes({ files }: Pick<CommandArguments, 'files'>): Promise<string> {
  const [file] = files;
  if (file === undefined) throw new ArgumentsError('types needs a file, such as my.graphql.');
  const target = join(getSchemaFolder(files), 'frontdesk.types.ts');
  if (existsSync(target) && !readFileSync(target, 'utf8').startsWith(typesHeader))
    throw new ArgumentsError(`${target} was not written by this command. Rename or remove it.`);
  writeFileSync(target, createConfigTypes(await readModel(file, files)));
  return target;
}

async function readModel(file: string, files: string[]) {
  if (!file.endsWith('.json'))
    return createModel(buildASTSchema(await readTypeDefs(files), { assumeValidSDL: true }));
  const { typeDefs, paths, singles } = createJsonSchema(readRows(file));
  return createModel(buildASTSchema(typeDefs), { paths, singles });
}
