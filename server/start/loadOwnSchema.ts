import {
  createJsonDefinition,
  createOwnDefinition,
  type OwnDefinition,
} from '../ownSchema/ownDefinition.ts';
import type { CommandArguments } from './arguments.ts';
import { readRows, readSdl } from './readFiles.ts';

/** Reads the files of an own schema, and creates the definition that serves it. Throws an `ArgumentsError` for invalid ones. */
export function loadOwnSchema(
  { files, jsonServer }: Pick<CommandArguments, 'files' | 'jsonServer'>,
  log: (line: string) => void,
): OwnDefinition {
  const [file] = files;
  if (file?.endsWith('.json'))
    return createJsonDefinition(readRows(file), { language: jsonServer });
  return createOwnDefinition(readSdl(files), {
    language: jsonServer,
    onUninferred: (field) =>
      log(`${field} is not inferred: its value is generated, or it changes nothing.`),
  });
}
