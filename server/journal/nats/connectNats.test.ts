import { expect, test } from 'vitest';
import { parseNatsAddress } from './connectNats.ts';

test('parses several servers, with the default port and the default name', () => {
  expect(parseNatsAddress('nats://one:4222, nats://two')).toEqual({
    servers: ['one:4222', 'two:4222'],
    name: 'frontdesk',
  });
});

test('parses the user and the password apart from the servers, which are logged', () => {
  expect(parseNatsAddress('nats://desk:p%40ss@one:4222/team')).toEqual({
    servers: ['one:4222'],
    user: 'desk',
    password: 'p@ss',
    name: 'frontdesk-team',
  });
});
