import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp, createControlledServices, sendGraphql, type TestApp } from '../testApp.ts';
import { createCallArbitrary, mutationCalls, queryCalls } from './calls.ts';
import { dataRoutes } from './dataRoutes.ts';

const setClockMutation =
  'mutation ($clock: BranchClockInput!) { setClock(branch: "late", clock: $clock) { clock { now } } }';
const headers = { 'x-branch': 'late' };

const setClock = (app: TestApp, clock: object) => sendGraphql(app, setClockMutation, { clock });

async function openLateBranch() {
  const app = await buildTestApp({ services: createControlledServices().services });
  await sendGraphql(app, 'mutation { createBranch(name: "late") { name } }');
  return app;
}

/** A year of more than four digits, or before year 0. */
const wrongYear = /"[+-]\d{6}-/;

test.each(['9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z'])(
  'at %s, no operation fails, and no response has a time outside of the years 0 to 9999',
  async (freezeAt) => {
    const app = await openLateBranch();
    expect((await setClock(app, { freezeAt })).errors).toBeUndefined();
    const requests = fc
      .tuple(
        fc.array(mutationCalls, { minLength: 60, maxLength: 60 }),
        fc.tuple(...dataRoutes.map(createCallArbitrary)),
        queryCalls,
      )
      .map(([mutations, calls, queries]) => [
        ...[...mutations, ...queries].map((payload) => ({
          method: 'POST' as const,
          url: '/graphql',
          payload,
        })),
        ...calls.map(({ request }) => request),
      ]);

    for (const request of fc.sample(requests, { seed: 1, numRuns: 1 })[0] ?? []) {
      const { statusCode, body } = await app.inject({ ...request, headers });
      expect(statusCode, `${JSON.stringify(request)}: ${body}`).toBeLessThan(500);
      expect(body).not.toContain('Something went wrong');
      expect(body, JSON.stringify(request)).not.toMatch(wrongYear);
    }
  },
);

test.each(['9999-12-31T23:59:59-01:00', '9999-12-31T24:00:00Z', '0000-01-01T00:00:00+01:00'])(
  'refuses %s, which is outside of the years 0 to 9999 in UTC, on both APIs',
  async (time) => {
    const app = await openLateBranch();

    const clock = await setClock(app, { freezeAt: time });
    const task = await sendGraphql(
      app,
      `mutation { addTask(task: { title: "Late", tags: [], dueDate: "${time}" }) { dueDate } }`,
    );
    const event = await app.inject({
      method: 'POST',
      url: '/apps/calendar/add-event',
      payload: { event: { title: 'Late', start: time, extendedProps: {} } },
    });

    const rule = 'must be in the years 0 to 9999 (UTC).';
    expect(clock.errors?.[0]?.message).toContain(`clock.freezeAt ${rule}`);
    expect(task.errors?.[0]?.message).toContain(`task.dueDate ${rule}`);
    expect(event.statusCode).toBe(400);
    expect(event.json().error).toContain(`event.start ${rule}`);
  },
);

test('refuses to advance the clock beyond year 9999, and fires no timer', async () => {
  const app = await openLateBranch();
  await setClock(app, { freezeAt: '9999-12-31T23:59:00Z' });

  const { errors } = await setClock(app, { advance: 60_000 });
  const allowed = await setClock(app, { advance: 59_999 });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'clock.advance' });
  expect(allowed.data.setClock.clock.now).toBe('9999-12-31T23:59:59.999Z');
});

test('refuses an event whose end would move beyond year 9999', async () => {
  const app = await openLateBranch();
  const { data } = await sendGraphql(
    app,
    'mutation { addEvent(event: { title: "Night", kind: BUSINESS, start: "2026-03-09T20:00:00Z", end: "2026-03-10T06:00:00Z" }) { id } }',
  );

  const { errors } = await sendGraphql(
    app,
    `mutation { updateEvent(event: { id: ${data.addEvent.id}, start: "9999-12-31T20:00:00Z" }) { end } }`,
  );

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'event.start' });
});

test.each([
  ['sample.at', { sample: { at: '+010000-01-01T00:00:00.000Z' } }],
  ['commands.0.at', { command: { at: '9999-12-31T23:59:59-01:00' } }],
  ['commands.0.at', { command: { at: '9 March 2026' } }],
  ['commands.0.timer.at', { command: { timer: { key: 'a', at: '-000001-12-31T00:00:00.000Z' } } }],
  [
    'commands.0.args.setting.frozenAt',
    {
      command: {
        field: 'gateway.setClock',
        args: { setting: { frozenAt: '+010000-01-01T00:00:00.000Z', offset: 0 } },
      },
    },
  ],
  [
    'commands.0.args.setting.offset',
    { command: { field: 'gateway.setClock', args: { setting: { frozenAt: null, offset: 1e15 } } } },
  ],
])('refuses a scenario whose %s is outside of the years 0 to 9999', async (path, change) => {
  const app = await openLateBranch();
  await sendGraphql(app, 'mutation { addTask(task: { title: "Tea" }) { id } }', {}, headers);
  const { scenario } = (await sendGraphql(app, '{ scenario(branch: "late") }')).data;
  const { sample = {}, command = {} } = change as { sample?: object; command?: object };
  const changed = {
    ...scenario,
    sample: { ...scenario.sample, ...sample },
    commands: [{ ...scenario.commands[0], ...command }],
  };

  const { errors } = await sendGraphql(
    app,
    'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { name } }',
    { scenario: changed },
  );

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: expect.stringContaining(`scenario.${path}`),
  });
});
