import { readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, GraphQLError, Kind, parse, Source } from 'graphql';
import type { ApiDefinition } from '../apiDefinition.ts';
import { createOwnDefinition } from '../ownSchema/ownDefinition.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';

type Options = Pick<CommandArguments, 'files' | 'jsonServer'>;

/** Reads the files of an own schema, and creates the definition that serves it. Throws an `ArgumentsError` for invalid ones. */
export function loadOwnSchema({ files }: Options, log: (line: string) => void): ApiDefinition {
  return createOwnDefinition(readSdl(files), {
    onUninferred: (field) =>
      log(`${field} is not inferred: its values are generated. An override can define it.`),
  });
}

/** Parses SDL files to one document. */
export function readSdl(files: string[]): DocumentNode {
  const definitions = files.flatMap(
    (file): readonly DefinitionNode[] => parseFile(file).definitions,
  );
  return { kind: Kind.DOCUMENT, definitions };
}

function parseFile(file: string): DocumentNode {
  try {
    return parse(new Source(readText(file), file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    throw new ArgumentsError(`${file}:${line}:${column} ${error.message}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ArgumentsError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
