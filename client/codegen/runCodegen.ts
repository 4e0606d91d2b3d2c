import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { executeCodegen, loadContext } from '@graphql-codegen/cli';
import { buildASTSchema, type DocumentNode, Kind, parse, Source, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { formatErrors } from './formatErrors.ts';
import { mergeFrameTexts } from './frameTexts.ts';
import { declareTranslationKeys } from './translationKeys.ts';

const root = join(import.meta.dirname, '../..');
const documentFolders = ['client/features', 'client/gallery', 'client/session'];

/**
 * Generates the files of `codegen.ts`, the types of the translation keys, the texts of the frame, and the list of source
 * files. Removes all other files from the output folders. Unchanged files are not written again.
 *
 * Returns the errors as texts with file, line and column. In case of an error, no file changes.
 */
export async function runCodegen(): Promise<string[]> {
  const sourceErrors = findSourceErrors();
  if (sourceErrors.length > 0) return sourceErrors.flatMap((error) => formatErrors(error, root));

  const context = await loadContext(join(root, 'codegen.ts'));
  context.cwd = root;
  context.updateConfig({ silent: true });
  const { result, error } = await executeCodegen(context);
  if (error) return [...new Set(formatErrors(error, root))];

  const files = result.map(({ filename, content }): [string, string] => [filename, content]);
  files.push(['client/gql/translationKeys.d.ts', declareTranslationKeys(join(root, 'client'))]);
  files.push(['client/gql/documentFiles.ts', listDocumentFiles()]);
  files.push(...mergeFrameTexts(join(root, 'client')));
  writeFiles(new Map(files.map(([path, content]) => [join(root, path), content])));
  return [];
}

/** Returns the syntax errors of all files and the errors of the schema, which codegen reports without file and line. */
function findSourceErrors(): readonly unknown[] {
  const errors: unknown[] = [];
  const parseFiles = (folder: string) =>
    listFiles(folder, '.graphql').flatMap((path) => {
      try {
        return parse(new Source(readFileSync(path, 'utf8'), path)).definitions;
      } catch (error) {
        errors.push(error);
        return [];
      }
    });

  const schema: DocumentNode = { kind: Kind.DOCUMENT, definitions: parseFiles('schema') };
  for (const folder of documentFolders) parseFiles(folder);
  if (errors.length > 0) return errors;

  const schemaErrors = validateSDL(schema);
  if (schemaErrors.length > 0) return schemaErrors;
  return validateSchema(buildASTSchema(schema, { assumeValidSDL: true }));
}

/**
 * Returns a module with the source file of each operation and fragment, such as `features/todo/TaskRow.tsx` for
 * `TaskRow_task`. The source file is the component beside the document, or the document if there is no component.
 */
function listDocumentFiles() {
  const paths = documentFolders.flatMap((folder) => listFiles(folder, '.graphql'));
  const entries = paths.flatMap((path) => {
    const base = join(dirname(path), basename(path, '.graphql'));
    const source = [`${base}.tsx`, `${base}.ts`].find(existsSync) ?? path;
    const file = relative(join(root, 'client'), source).replaceAll('\\', '/');
    return parse(readFileSync(path, 'utf8')).definitions.flatMap((definition) =>
      'name' in definition && definition.name ? [[definition.name.value, file]] : [],
    );
  });
  const files = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `export const documentFiles: Record<string, string> = ${files};\n`;
}

function writeFiles(files: Map<string, string>) {
  for (const path of ['client/gql', 'server/gql'].flatMap((folder) => listFiles(folder, ''))) {
    if (!files.has(path)) rmSync(path);
  }
  for (const [path, content] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function listFiles(folder: string, extension: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];

  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name));
}
