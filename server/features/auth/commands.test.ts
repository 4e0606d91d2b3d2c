import { expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import type { Entry } from '../../commands/command.ts';
import { registry } from '../../features.ts';
import type { Journal } from '../../journal/journal.ts';
import { createMemoryJournal } from '../../journal/memoryJournal.ts';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  signUp,
} from '../../test/testApp.ts';

const createRegisterMutation = (username: string, password: string) =>
  `mutation { registerUser(username: "${username}", email: "${username}@firm.example", password: "${password}") {
    user { id } accessToken refreshToken
  } }`;
const addTask = 'mutation { addTask(task: { title: "Order tea" }) { id } }';

/** Returns services that need several times as long to hash the password "slow". */
function createSlowHashingServices() {
  const services = createTestServices();
  return {
    ...services,
    async hashPassword(password: string) {
      if (password === 'slow') {
        for (let round = 0; round < 5; round += 1)
          await services.verifyPassword(undefined, password);
      }
      return services.hashPassword(password);
    },
  };
}

test('a change of the name during a change of the password is not lost', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'rui');

  const [changed, renamed] = await Promise.all([
    sendGraphql(
      app,
      'mutation { changePassword(oldPassword: "Six cups of tea", newPassword: "Seven cups") { id } }',
      {},
      headers,
    ),
    sendGraphql(
      app,
      'mutation { updateAccountSettings(settings: { general: { fullName: "Rui Tavares" } }) { general { fullName } } }',
      {},
      headers,
    ),
  ]);

  const { data } = await sendGraphql(app, '{ viewer { fullName } }', {}, headers);
  expect([changed.errors, renamed.errors]).toEqual([undefined, undefined]);
  expect(data.viewer.fullName).toBe('Rui Tavares');
});

test('accounts get their ids in the order of the requests, even if hashing is slow', async () => {
  const names = ['ana', 'bea', 'caio'];

  const responses = await Promise.all(
    [createSlowHashingServices(), createTestServices()].map(async (services) => {
      const app = await buildTestApp({ services });
      return Promise.all(
        names.map((name, index) =>
          sendGraphql(app, createRegisterMutation(name, index === 0 ? 'slow' : 'fast')),
        ),
      );
    }),
  );

  const [slow, normal] = responses;
  expect(slow?.map(({ data }) => data.registerUser.user.id)).toEqual([3, 4, 5]);
  expect(slow).toEqual(normal);
});

test('a call is executed after earlier calls, even if their preparation fails', async () => {
  const failingServices = {
    ...createTestServices(),
    hashPassword: () => Promise.reject(new Error('The hash cannot be computed.')),
  };
  const app = await buildTestApp({ services: failingServices });

  const [failed, added] = await Promise.all([
    sendGraphql(app, createRegisterMutation('rui', 'six cups')),
    sendGraphql(app, addTask),
  ]);

  expect(failed.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(added.data.addTask.id).toBeGreaterThan(0);
});

/** Returns the journal and the state of a branch as text. */
async function readStoredText(branch: ReturnType<typeof createBranch>, journal: Journal) {
  const stored: Entry[] = [];
  await journal.follow('main', 0, (entry) => void stored.push(entry));
  return JSON.stringify([stored, branch.snapshot()]);
}

test('neither the journal nor the state contains a password, token or card number', async () => {
  const journal = createMemoryJournal();
  const services = createTestServices();
  const branch = createBranch({ registry, services, journal });
  const app = await buildTestApp({ services, branch });
  const send = async (query: string, headers: Record<string, string> = {}) =>
    (await sendGraphql(app, query, {}, headers)).data ?? {};

  const { registerUser } = await send(createRegisterMutation('rui', 'six-cups-of-tea'));
  const authorization = `Bearer ${registerUser.accessToken}`;
  await send(
    'mutation { login(email: "rui@firm.example", password: "a-wrong-guess") { accessToken } }',
  );
  const { login } = await send(
    'mutation { login(email: "rui@firm.example", password: "six-cups-of-tea") { accessToken refreshToken } }',
  );
  const { refreshSession } = await send(
    `mutation { refreshSession(refreshToken: "${login.refreshToken}") { accessToken refreshToken } }`,
  );
  await send(
    'mutation { changePassword(oldPassword: "six-cups-of-tea", newPassword: "seven-cups") { id } }',
    { authorization },
  );
  await send('mutation { requestPasswordReset(email: "rui@firm.example") }');
  const inbox = await send('{ emailPage { emails { message } } }');
  const [, resetToken = ''] = /token=(\w+)/.exec(inbox.emailPage.emails[0].message) ?? [];
  await send(`mutation { resetPassword(token: "${resetToken}", password: "eight-cups") { id } }`);
  await send(`mutation { logout(refreshToken: "${refreshSession.refreshToken}") }`);
  const card =
    'card: { number: "5105 1111 2222 0005", holder: "Rui", expiry: "12/29", cvv: "987" }';
  await send(
    `mutation { placeOrder(order: { key: "k", addressId: 1, payment: CARD, ${card} }) { decline } }`,
  );
  await send(`mutation { payInvoiceByCard(payment: { invoiceId: 5012, ${card} }) { decline } }`);

  const text = await readStoredText(branch, journal);
  const secrets = [
    ...['six-cups-of-tea', 'seven-cups', 'eight-cups', 'a-wrong-guess', resetToken],
    ...[registerUser, login, refreshSession]
      .flatMap(Object.values)
      .filter((value) => value?.length),
    ...['5105 1111 2222 0005', '5105111122220005', '"987"'],
  ];
  expect(resetToken).toMatch(/^3_1_[0-9a-f]{64}$/);
  expect(secrets).toHaveLength(14);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('rui@firm.example');
  expect(text).toContain('"field":"resetPassword"');
  expect(text).toContain('"field":"payInvoiceByCard"');
});
