import { cleanEnv } from 'envalid';
import { limits } from '../graphql/limits.ts';
import {
  date,
  hostName,
  hostNameList,
  integer,
  journal,
  oneOf,
  origin,
  originList,
  secret,
} from './validators.ts';

/** All environment variables of the server. `--help` and the README contain them. */
export const variables = {
  PORT: integer(
    0,
    65_535,
  )({
    default: 4000,
    desc: 'Port to listen on. 0 chooses a free port.',
  }),
  HOST: hostName({
    default: '127.0.0.1',
    desc: 'Address to listen on.',
  }),
  SEED: integer()({
    default: undefined,
    desc: 'Seed of the random number generator. Two servers with the same seed and clock return the same bytes, except for tokens if their secrets differ.',
  }),
  CLOCK: date({
    default: undefined,
    desc: 'Time at which the clock is frozen. Without it, the clock runs. Under a frozen clock, no timer fires: no chat contact replies.',
  }),
  JOURNAL: journal({
    default: 'memory',
    desc: 'Where changes are stored. With `memory`, they are lost when the process ends. A folder belongs to one server; any number of servers can share NATS JetStream. A path in the address names the journal if several gateways use the same NATS.',
  }),
  JOURNAL_SYNC: oneOf(
    'process',
    'disk',
  )({
    default: 'process',
    desc: 'When a change in a folder is confirmed. With `process`, it then survives the end of the process. With `disk`, it also survives a power failure, because each change waits for the disk.',
  }),
  SEED_ROWS: integer(
    0,
    1_000_000,
  )({
    default: undefined,
    desc: 'Number of rows to which each large collection is filled. With 140,000, there are a million rows in total, which take 0.7 GB.',
  }),
  CHAT_REPLIES: oneOf(
    'on',
    'off',
  )({
    default: 'on',
    desc: 'Whether chat contacts reply. Clients can change this setting.',
  }),
  AUTH: oneOf(
    'open',
    'enforce',
  )({
    default: 'open',
    desc: '`enforce` requires the ability that `schema/auth.graphql` names for each operation, gives new accounts the role client instead of admin, and limits sign-ins strictly.',
  }),
  CONTROLS: oneOf(
    'on',
    'off',
  )({
    default: 'on',
    desc: 'Whether there are branches, past states, faults, recorded requests and `/mcp`: see `client/testing/README.md`. With `AUTH=enforce`, they require the ability `manage all`.',
  }),
  ACCESS_TOKEN_SECRET: secret({
    default: undefined,
    desc: 'Key that signs access tokens. Without it, the journal stores a random key; with `JOURNAL=memory`, each start has a new one.',
  }),
  REFRESH_TOKEN_SECRET: secret({
    default: undefined,
    desc: 'Key that signs refresh tokens. Without it, the journal stores a random key; with `JOURNAL=memory`, each start has a new one.',
  }),
  METRICS_TOKEN: secret({
    default: undefined,
    desc: 'Bearer token that `/metrics` requires. Without it, anybody can read the metrics with `AUTH=open`, and nobody with `AUTH=enforce`.',
  }),
  UPSTREAM_URL: origin({
    default: undefined,
    desc: 'Origin to which all requests without a route are forwarded, and requests that match an upstream rule (`POST /gateway/upstream`).',
  }),
  UPSTREAM_CREDENTIALS: oneOf(
    'drop',
    'forward',
  )({
    default: 'drop',
    desc: 'Whether the upstream receives the `Authorization` and `Cookie` headers of requests.',
  }),
  ALLOWED_HOSTS: hostNameList({
    default: undefined,
    desc: 'Further host names that the server answers to. `localhost` and IP addresses are always allowed.',
  }),
  CORS_ORIGINS: originList({
    default: undefined,
    desc: 'Further origins whose pages may call the server. Pages on this machine are always allowed.',
  }),
  MAX_STREAMS: integer(
    1,
    100_000,
  )({
    default: limits.streams,
    desc: 'Number of streams that can be open at the same time: subscriptions, of all transports.',
  }),
  MAX_STREAMS_PER_CLIENT: integer(
    1,
    100_000,
  )({
    default: limits.streamsPerClient,
    desc: 'Number of streams of one address. All clients behind a proxy have its address.',
  }),
  LOG_LEVEL: oneOf(
    'silent',
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
  )({
    default: 'error',
    desc: 'Least severe level that is logged, as lines of JSON on stderr. `error` logs failures with their stack, `info` also each request.',
  }),
};

export type Environment = ReturnType<typeof parseEnvironment>;

/** Thrown for values that are not allowed. The message has one line for each value. */
export class EnvironmentError extends Error {}

/** Returns the flag of a variable, such as `--seed-rows` for `SEED_ROWS`. */
export const toFlag = (variable: string) => `--${variable.toLowerCase().replaceAll('_', '-')}`;

/**
 * Returns the values of all variables. An empty variable counts as not set. The values of `flags` come from the command line,
 * and errors name the flags in `typedFlags`.
 */
export function parseEnvironment(
  source: Record<string, string | undefined>,
  flags: Record<string, string> = {},
  typedFlags: Record<string, string> = {},
) {
  const present = Object.fromEntries(
    Object.entries({ ...source, ...flags }).filter(([, text]) => text !== ''),
  );

  return cleanEnv(present, variables, {
    reporter: ({ errors }) => {
      const lines = Object.entries(errors).map(
        ([name, error]) =>
          `${name in flags ? (typedFlags[name] ?? toFlag(name)) : name} ${error?.message}`,
      );
      if (lines.length > 0) throw new EnvironmentError(lines.join('\n'));
    },
  });
}

const rows = Object.entries(variables).map(([name, { desc = '', example = '', ...spec }]) => {
  const fallback = 'default' in spec ? spec.default : undefined;
  return { name, meaning: desc, value: example, fallback: `${fallback ?? ''}` };
});

/** Returns the text that `--help` prints. */
export function formatHelp(): string {
  const entries = rows.map(({ name, meaning, value, fallback }) => {
    const rule = `Must be ${value}.${fallback && ` Default: ${fallback}.`}`;
    return `${toFlag(name)}, ${name}\n    ${meaning}\n    ${rule}`;
  });
  return `Usage: frontdesk [FILE ...] [options]
       frontdesk check FILE ...
       frontdesk types FILE ...
       frontdesk worker FOLDER
       frontdesk mcp [FILE ...]

FILE is an SDL, such as my.graphql, rows, such as db.json, or the address of an API, such as http://127.0.0.1:4000/graphql, whose
schema is read by introspection. Without it, the CRM is served. "check" prints what is inferred from an SDL. "types" writes the types of frontdesk.config.ts beside it. "worker" copies the service worker of frontdesk/browser to a folder of public files.
"mcp" serves a coding agent by standard input and output; a running server does it at /mcp.

--help
--version
--open
    Opens the dashboard in the browser.
--json-server 1|0.17
    Query language of the REST routes of db.json. Default: 1.

Each of the following is a flag or an environment variable, also in the file .env. A flag wins. --cors and --upstream are short
for --cors-origins and --upstream-url.

${entries.join('\n\n')}
`;
}

/** Returns the Markdown table that the README contains. */
export function formatTable(): string {
  const cells = rows.map(({ name, meaning, value, fallback }) => [
    `\`${name}\``,
    fallback && `\`${fallback}\``,
    value,
    meaning,
  ]);
  const lines = [
    ['variable', 'default', 'value', 'meaning'],
    ['---', '---', '---', '---'],
    ...cells,
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
