import { expect, test } from 'vitest';
import { parseNatsAddress } from './connectNats.ts';

test('an address contains servers and the journal', () => {
  expect(parseNatsAddress('nats://one:4222, nats://two')).toEqual({
    servers: ['one:4222', 'two:4222'],
    name: 'frontdesk',
  });
});

test('the user and the password are not part of the servers, which the log names', () => {
  expect(parseNatsAddress('nats://desk:p%40ss@one:4222/team')).toEqual({
    servers: ['one:4222'],
    user: 'desk',
    password: 'p@ss',
    name: 'frontdesk-team',
  });
});
