import { parseArgs } from 'node:util';

/** The arguments of the command line. */
export interface CommandArguments {
  showsHelp: boolean;
  /** Whether the command prints what it infers from the schema, instead of starting a server. */
  isCheck: boolean;
  /** The files of an own schema. Without files, the server serves the CRM. */
  files: string[];
  /** The version of json-server whose query language REST has. */
  jsonServer: JsonServerVersion;
}

export type JsonServerVersion = '1' | '0.17';

/** The text of `--help` about the arguments. */
export const usage = `Usage: node dist/server/main.js [check] [FILE ...] [--json-server 1|0.17]

FILE is an SDL, such as my.graphql, or rows, such as db.json. Without it, the CRM is served. "check" prints what is
inferred from an SDL. --json-server chooses the query language of the REST routes of db.json. Default: 1.`;

/** Thrown for arguments that are not allowed. */
export class ArgumentsError extends Error {}

/** Reads the arguments of the command line. Throws an `ArgumentsError` for an unknown one. */
export function readArguments(argv: string[]): CommandArguments {
  const { values, positionals } = parse(argv);
  const version = values['json-server'];
  if (version !== '1' && version !== '0.17') {
    throw new ArgumentsError(`--json-server must be 1 or 0.17, not "${version}".`);
  }
  const isCheck = positionals[0] === 'check';
  return {
    showsHelp: values.help,
    isCheck,
    files: isCheck ? positionals.slice(1) : positionals,
    jsonServer: version,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        'json-server': { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new ArgumentsError(`${(error as Error).message}\n\n${usage}`);
  }
}
