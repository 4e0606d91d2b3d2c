import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, formatHelp, formatTable, parseEnvironment } from './environment.ts';

test('returns the default of a variable that is empty or not set', () => {
  const { PORT, HOST, CLOCK, AUTH, LOG_LEVEL } = parseEnvironment({ PORT: '' });

  expect({ PORT, HOST, CLOCK, AUTH, LOG_LEVEL }).toEqual({
    PORT: 4000,
    HOST: '127.0.0.1',
    CLOCK: undefined,
    AUTH: 'open',
    LOG_LEVEL: 'error',
  });
});

test('returns parsed values', () => {
  const environment = parseEnvironment({
    PORT: '0',
    SEED: '-7',
    CLOCK: '2026-03-09T10:00:00+01:00',
    UPSTREAM_URL: 'https://api.example.com/',
    CORS_ORIGINS: 'https://one.example , http://two.example:8080',
  });

  expect(environment).toMatchObject({
    PORT: 0,
    SEED: -7,
    CLOCK: new Date('2026-03-09T09:00:00Z'),
    UPSTREAM_URL: 'https://api.example.com',
    CORS_ORIGINS: ['https://one.example', 'http://two.example:8080'],
  });
});

test.each([
  ['PORT', '65536', 'must be an integer from 0 to 65535, not "65536".'],
  ['PORT', '80a', 'must be an integer from 0 to 65535, not "80a".'],
  ['HOST', 'http://host', 'must be a host name or an IP address, not "http://host".'],
  ['SEED', '1.5', 'must be an integer, not "1.5".'],
  ['CLOCK', 'foo', 'must be a date such as 2026-03-09 or 2026-03-09T09:00:00Z, not "foo".'],
  ['CLOCK', '2026-02-30', 'must be a date such as'],
  ['CLOCK', '2026-03-09T09:00', 'must be a date such as'],
  ['JOURNAL', 'redis://host', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file://tmp', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:~/x', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:$HOME/x', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:"./x"', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:./x ', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:%HOME%/x', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:./a\nb', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'file:', 'must be memory, file:./folder or nats://host:4222'],
  ['JOURNAL', 'nats://one:4222,http://two', 'must be memory'],
  ['JOURNAL_SYNC', 'always', 'must be one of process, disk, not "always".'],
  ['SEED_ROWS', '-1', 'must be an integer from 0 to 1000000, not "-1".'],
  ['CHAT_REPLIES', 'no', 'must be one of on, off, not "no".'],
  ['AUTH', 'strict', 'must be one of open, enforce, not "strict".'],
  ['UPSTREAM_URL', 'api.example.com', 'must be an origin such as'],
  ['UPSTREAM_URL', 'https://api.example.com/v1', 'must be an origin such as'],
  ['UPSTREAM_URL', 'ftp://api.example.com', 'must be an origin such as'],
  ['CORS_ORIGINS', 'https://one.example,', 'must be origins such as'],
  ['CORS_ORIGINS', '*', 'must be origins such as'],
  ['LOG_LEVEL', 'loud', 'must be one of silent, fatal'],
])('refuses %s=%s and names what is allowed', (name, value, message) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment({ [name]: value })).toThrow(`${name} ${message}`);
});

test('the error for a short secret contains its length, but not the secret', () => {
  expect(() => parseEnvironment({ ACCESS_TOKEN_SECRET: 'hunter2' })).toThrow(
    /^ACCESS_TOKEN_SECRET must be text of at least 32 bytes, not 7 bytes\.$/,
  );
});

test('the error for a wrong journal does not contain its password', () => {
  expect(() => parseEnvironment({ JOURNAL: 'nats://desk:hunter2@host:4222/a b' })).toThrow(
    /not "nats:\/\/…@host:4222\/a b"\.$/,
  );
  const address = 'nats://desk:p%40ss@one:4222/team,nats://two:4222';
  expect(parseEnvironment({ JOURNAL: address }).JOURNAL).toBe(address);
});

test('the error has one line for each value that is refused', () => {
  expect(() => parseEnvironment({ PORT: 'x', AUTH: 'y' })).toThrow(/^PORT .+\nAUTH .+$/);
});

test('the README contains the table of variables', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

  const [table] = /\| variable \|[\s\S]+?(?=\n\n)/.exec(readme) ?? [];

  expect(table).toBe(formatTable());
});

test('the help names every variable with its default and its rule', () => {
  expect(formatHelp()).toContain('--port, PORT\n    Port to listen on.');
  expect(formatHelp()).toContain('Must be an integer from 0 to 65535. Default: 4000.');
});
