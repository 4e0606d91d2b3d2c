import { expect, test } from 'vitest';
import { ArgumentsError, readArguments } from './arguments.ts';
import { EnvironmentError, parseEnvironment, variables } from './environment.ts';
import { readSdl } from './readFiles.ts';

test('every environment variable has a flag', () => {
  const flags = Object.keys(variables).map(
    (name) => `--${name.toLowerCase().replaceAll('_', '-')}=x`,
  );

  expect(Object.keys(readArguments(flags).environment)).toEqual(Object.keys(variables));
});

test('reads flags with and without an equals sign, short names, and files', () => {
  const args = readArguments([
    'my.graphql',
    '--port',
    '5000',
    '--cors=https://a.example',
    '--open',
  ]);

  expect(args).toMatchObject({
    files: ['my.graphql'],
    opensBrowser: true,
    environment: { PORT: '5000', CORS_ORIGINS: 'https://a.example' },
  });
});

test('a negative number is a value', () => {
  expect(readArguments(['--seed=-7']).environment).toEqual({ SEED: '-7' });
});

test.each([
  [['--prot', '5000'], '--prot is not an option. Did you mean --port?'],
  [['-p', '5000'], '-p is not an option. Did you mean --port?'],
  [['-h'], '-h is not an option. Did you mean --help?'],
  [['--open=yes'], '--open has no value.'],
  [['--port'], '--port needs a value.'],
  [['--json-server', '2'], '--json-server must be 1 or 0.17, not "2".'],
  [['worker'], 'worker needs a folder'],
])('refuses %s', (argv, message) => {
  expect(() => readArguments(argv)).toThrow(ArgumentsError);
  expect(() => readArguments(argv)).toThrow(message);
});

test('a flag wins over the variable, and its error names the flag', () => {
  expect(parseEnvironment({ PORT: '1' }, { PORT: '5000' }).PORT).toBe(5000);
  expect(() => parseEnvironment({}, { PORT: 'x' })).toThrow(EnvironmentError);
  expect(() => parseEnvironment({}, { PORT: 'x' })).toThrow(/^--port must be an integer/);
});

test('an error names the short flag that was typed', () => {
  const { environment, flags } = readArguments(['--upstream', 'x', '--cors-origins=y']);

  expect(() => parseEnvironment({}, environment, flags)).toThrow(
    /^--upstream must be an origin .+\n--cors-origins must be origins/,
  );
});

test.each([
  ['hlep', 'hlep is neither a file nor one of the commands check, types, worker and mcp.'],
  ['my.graphql', 'my.graphql does not exist.'],
])('names the problem of the missing file %s', (file, message) => {
  expect(() => readSdl([file])).toThrow(ArgumentsError);
  expect(() => readSdl([file])).toThrow(message);
});
