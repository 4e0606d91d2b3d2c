import { checkSchema, formatCheck } from '../ownSchema/checkSchema.ts';
import { createJsonSchema } from '../ownSchema/json/createJsonSchema.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';
import { readRows } from './readFiles.ts';
import { readTypeDefs } from './readTypeDefs.ts';

/** Prints what is inferred from the files of an own schema. */
export async function printCheck({ files }: CommandArguments): Promise<void> {
  const [file] = files;
  if (file === undefined) throw new ArgumentsError('check needs a file, such as my.graphql.');
  process.stdout.write(formatCheck(await check(file, files)));
}

async function check(file: string, files: string[]) {
  if (!file.endsWith('.json')) return checkSchema(await readTypeDefs(files));
  const { typeDefs, paths, singles } = createJsonSchema(readRows(file));
  return checkSchema(typeDefs, { paths, singles });
}
