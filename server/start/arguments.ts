import { parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { toFlag, variables } from './environment.ts';

/** The arguments of the command line. */
export interface CommandArguments {
  /** Whether the command prints what it infers from the schema, instead of starting a server. */
  isCheck: boolean;
  /** Whether the command writes the types of the configuration file, instead of starting a server. */
  isTypes: boolean;
  /** Whether the command serves an agent by standard input and output, instead of starting a server. */
  isMcp: boolean;
  /** The folder to which the command copies the service worker, instead of starting a server. */
  workerFolder: string | null;
  /** The files of an own schema. Without files, the server serves the CRM. */
  files: string[];
  /** The version of json-server whose query language REST has. */
  jsonServer: JsonServerVersion;
  showsHelp: boolean;
  showsVersion: boolean;
  /** Whether the browser opens the dashboard. */
  opensBrowser: boolean;
  /** The values of environment variables that flags set. */
  environment: Record<string, string>;
  /** The flags that set them, as they were typed: `--cors` for `CORS_ORIGINS`. */
  flags: Record<string, string>;
}

type JsonServerVersion = '1' | '0.17';

/** Thrown for arguments that are not allowed. */
export class ArgumentsError extends Error {}

/** Short names of flags. */
const aliases: Record<string, string> = { cors: 'CORS_ORIGINS', upstream: 'UPSTREAM_URL' };

/** The variable that each flag with a value sets. */
const variableByFlag = new Map([
  ...Object.keys(variables).map((name): [string, string] => [toFlag(name).slice(2), name]),
  ...Object.entries(aliases),
]);

/** Flags without a value. */
const switches = ['help', 'version', 'open'];

/** Reads the arguments of the command line. Throws an `ArgumentsError` for an unknown one. */
export function readArguments(argv: string[]): CommandArguments {
  const { tokens } = parseArgs({ args: argv, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string>();
  const positionals: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'positional') positionals.push(token.value);
    if (token?.kind !== 'option') continue;
    checkFlag(token.name, token.rawName);
    if (switches.includes(token.name)) {
      if (token.value !== undefined) throw new ArgumentsError(`${token.rawName} has no value.`);
      values.set(token.name, '');
      continue;
    }
    const next = tokens[index + 1];
    if (token.value === undefined && next?.kind === 'positional') index += 1;
    const value = token.value ?? (next?.kind === 'positional' ? next.value : undefined);
    if (value === undefined) throw new ArgumentsError(`${token.rawName} needs a value.`);
    values.set(token.name, value);
  }
  const [command, ...others] = positionals;
  const isCheck = command === 'check';
  const isTypes = command === 'types';
  const isMcp = command === 'mcp';
  const isWorker = command === 'worker';
  if (isWorker && others.length !== 1) {
    throw new ArgumentsError('worker needs a folder, such as: frontdesk worker public/');
  }
  const settings = [...values].flatMap(([flag, value]) => {
    const variable = variableByFlag.get(flag);
    return variable ? [{ variable, flag: `--${flag}`, value }] : [];
  });
  return {
    isCheck,
    isTypes,
    isMcp,
    workerFolder: isWorker ? (others[0] ?? null) : null,
    files: isWorker ? [] : isCheck || isTypes || isMcp ? others : positionals,
    jsonServer: readVersion(values.get('json-server')),
    showsHelp: values.has('help'),
    showsVersion: values.has('version'),
    opensBrowser: values.has('open'),
    environment: Object.fromEntries(settings.map(({ variable, value }) => [variable, value])),
    flags: Object.fromEntries(settings.map(({ variable, flag }) => [variable, flag])),
  };
}

function checkFlag(name: string, rawName: string) {
  const options = [...switches, 'json-server', ...variableByFlag.keys()];
  if (options.includes(name)) return;
  // The nearest name of one letter would be any short one.
  const nearest =
    options.find((option) => name.length === 1 && option.startsWith(name)) ??
    closest(name, options);
  throw new ArgumentsError(
    `${rawName} is not an option. Did you mean --${nearest}? --help lists all options.`,
  );
}

function readVersion(version = '1'): JsonServerVersion {
  if (version === '1' || version === '0.17') return version;
  throw new ArgumentsError(`--json-server must be 1 or 0.17, not "${version}".`);
}
