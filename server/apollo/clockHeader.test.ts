import { expect, test } from 'vitest';
import { createServices } from '../services/createServices.ts';
import { buildTestApp } from '../test/testApp.ts';

const clock = new Date('2026-03-09T09:00:00Z');

async function createClient(options: Parameters<typeof createServices>[0]) {
  const app = await buildTestApp({ services: createServices({ seed: 1, ...options }) });
  return async (query: string) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return response.headers['x-clock'];
  };
}

test('responses contain the clock of the branch if it is not that of the server', async () => {
  const send = await createClient({});

  expect(await send('{ changeCursor }')).toBeUndefined();
  expect(await send('mutation { setClock(clock: { advance: 86400000 }) { name } }')).toBe(
    '86400000',
  );
  expect(await send('{ changeCursor }')).toBe('86400000');
  expect(
    await send('mutation { setClock(clock: { freezeAt: "2026-03-09T09:00:00Z" }) { name } }'),
  ).toBe('2026-03-09T09:00:00.000Z');
  expect(await send('{ unknownField }')).toBeUndefined();
  expect(await send('mutation { setClock(clock: { isReset: true }) { name } }')).toBeUndefined();
});

test('responses contain the frozen clock of the server', async () => {
  const send = await createClient({ clock });

  expect(await send('{ changeCursor }')).toBe('2026-03-09T09:00:00.000Z');
  expect(await send('mutation { setClock(clock: { advance: 1000 }) { name } }')).toBe(
    '2026-03-09T09:00:01.000Z',
  );
});
