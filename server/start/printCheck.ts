import { checkSchema, formatCheck } from '../ownSchema/checkSchema.ts';
import { createJsonSchema } from '../ownSchema/json/createJsonSchema.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';
import { readRows, readSdl } from './readFiles.ts';

/** Prints what is inferred from the files of an own schema. */
export function printCheck({ files }: CommandArguments): void {
  const [file] = files;
  if (file === undefined) throw new ArgumentsError('check needs a file, such as my.graphql.');
  process.stdout.write(formatCheck(check(file, files)));
}

function check(file: string, files: string[]) {
  if (!file.endsWith('.json')) return checkSchema(readSdl(files));
  const { typeDefs, paths, singles } = createJsonSchema(readRows(file));
  return checkSchema(typeDefs, { paths, singles });
}
