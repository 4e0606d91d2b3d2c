import { EnvError, type ExactValidator, makeExactValidator } from 'envalid';
import { isTime } from '../values/times.ts';

/**
 * Creates a validator of one kind of value. `allowed` completes the sentence "The value must be …" in error
 * messages, and is shown in the table of variables. `parse` returns `undefined` for any other value.
 */
function createValidator<T>(
  allowed: string,
  parse: (text: string) => T | undefined,
  describe: (text: string) => string = JSON.stringify,
): ExactValidator<T> {
  const validator = makeExactValidator<T>((text) => {
    const value = parse(text);
    if (value === undefined) throw new EnvError(`must be ${allowed}, not ${describe(text)}.`);
    return value;
  });
  return ((spec) => validator({ example: allowed, ...spec })) as ExactValidator<T>;
}

export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => {
  const isLimited = max < Number.MAX_SAFE_INTEGER;
  return createValidator(isLimited ? `an integer from ${min} to ${max}` : 'an integer', (text) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  });
};

export const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  createValidator(`one of ${choices.join(', ')}`, (text) =>
    choices.find((choice): choice is Choices[number] => choice === text),
  );

export const hostName = createValidator('a host name or an IP address', (text) =>
  /^[\w.:-]+$/.test(text) ? text : undefined,
);

export const hostNameList = createValidator(
  'host names such as api.example.com or .example.com, separated by commas',
  (text) => {
    const names = text.split(',').map((item) => item.trim().toLowerCase());
    return names.every((name) => /^\.?[\w-]+(\.[\w-]+)*$/.test(name)) ? names : undefined;
  },
);

export const date = createValidator('a date such as 2026-03-09 or 2026-03-09T09:00:00Z', (text) =>
  isTime(text) ? new Date(text) : undefined,
);

function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  return text === origin || text === `${origin}/` ? origin : undefined;
}

export const origin = createValidator('an origin such as https://api.example.com', parseOrigin);

export const originList = createValidator(
  'origins such as https://app.example.com, separated by commas',
  (text) => {
    const origins = text.split(',').map((item) => parseOrigin(item.trim()));
    return origins.every((item) => item !== undefined) ? origins : undefined;
  },
);

/**
 * The address of a folder. `file://tmp` would be the folder /tmp, and no shell expands `~` or `$HOME` here, or removes
 * quotes.
 */
const folderAddress = /^file:(?!\/\/|~|\s)[^\p{Cc}"'$%]+(?<!\s)$/u;

const natsAddress = /^nats:\/\/([\w.%-]+:[\w.%-]+@)?[\w.-]+(:\d+)?(\/[\w-]+)?$/;

export const journal = createValidator(
  'memory, file:./folder or nats://host:4222, the latter also as a list separated by commas',
  (text) => {
    if (text === 'memory' || folderAddress.test(text)) return text;
    const addresses = text.split(',').map((item) => item.trim());
    return addresses.every((item) => natsAddress.test(item)) ? addresses.join(',') : undefined;
  },
  // An address may contain a password.
  (text) => JSON.stringify(text.replace(/\/\/[^/]*@/g, '//…@')),
);

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Accepts a secret. Error messages contain its length instead of its text. */
export const secret = createValidator(
  'text of at least 32 bytes',
  (text) => (byteLength(text) >= 32 ? text : undefined),
  (text) => `${byteLength(text)} bytes`,
);
