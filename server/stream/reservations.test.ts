import { expect, test } from 'vitest';
import { limits } from '../graphql/limits.ts';
import { createReservations } from './reservations.ts';
import type { StreamOperation } from './streamOperations.ts';

const refuse: StreamOperation = async () => {
  throw new Error('No operation is started.');
};

const createMany = (
  { create }: ReturnType<typeof createReservations>,
  address: string,
  count: number,
) => {
  for (let index = 0; index < count; index += 1) create(address);
};

test('a client can only reserve its share of all streams', () => {
  const reservations = createReservations({ streamOperation: refuse, openStream: () => () => {} });
  const tooMany = expect.objectContaining({
    extensions: expect.objectContaining({ code: 'LIMIT_EXCEEDED' }),
  });

  createMany(reservations, '192.0.2.1', limits.streamsPerClient);

  expect(() => reservations.create('192.0.2.1')).toThrow(tooMany);
  createMany(reservations, '192.0.2.2', limits.streams - limits.streamsPerClient);
  expect(() => reservations.create('192.0.2.3')).toThrow(tooMany);
});
