import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const update = `mutation ($settings: UpdateAccountSettingsInput!) {
  updateAccountSettings(settings: $settings) {
    general { username company }
    info { bio birthDate country }
    social { links { quora twitter } }
    notification { followMe blogDigest }
  }
}`;

test('an update keeps absent and null fields', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, update, {
    settings: {
      general: { company: 'Open Table Charity', username: null },
      info: { birthDate: '1988-05-04' },
      links: { twitter: '', quora: 'https://quora.example/johndoe' },
      notification: { followMe: true },
    },
  });

  expect(data.updateAccountSettings).toEqual({
    general: { username: 'johndoe', company: 'Open Table Charity' },
    info: { bio: '', birthDate: '1988-05-04', country: 'Portugal' },
    social: { links: { twitter: '', quora: 'https://quora.example/johndoe' } },
    notification: { followMe: true, blogDigest: false },
  });
});

test('the notifications of each channel are stored separately', async () => {
  const app = await openTestBranch();
  const query = `{ accountSettings {
    notification { followMe blogDigest } inAppNotification { followMe blogDigest }
  } }`;
  const before = (await sendGraphql(app, query)).data.accountSettings;

  await sendGraphql(app, update, {
    settings: { inAppNotification: { followMe: false, blogDigest: true } },
  });
  const after = (await sendGraphql(app, query)).data.accountSettings;
  const rest = (await app.inject('/account-setting/data')).json();

  expect(before).toEqual({
    notification: { followMe: false, blogDigest: false },
    inAppNotification: { followMe: true, blogDigest: false },
  });
  expect(after).toEqual({
    notification: before.notification,
    inAppNotification: { followMe: false, blogDigest: true },
  });
  expect(Object.keys(rest)).toEqual(['general', 'info', 'social', 'notification']);
});

test.each([
  ['settings.general.fullName', { general: { fullName: ' ' } }],
  ['settings.general.email', { general: { email: 'nowhere' } }],
  ['settings.info.phone', { info: { phone: 12.5 } }],
  ['settings.info.phone', { info: { phone: -1 } }],
  ['settings.info.phone', { info: { phone: 1e15 } }],
  ['settings.info.birthDate', { info: { birthDate: '2026-03-09' } }],
  ['settings.info.website', { info: { website: 'javascript:alert(1)' } }],
  ['settings.info.bio', { info: { bio: 'x'.repeat(1001) } }],
  ['settings.links.quora', { links: { quora: 'quora' } }],
  ['settings.general.username', { general: { username: 'two words' } }],
  ['settings.general.username', { general: { username: 'janedoe' } }],
  ['settings.general.email', { general: { fullName: 'Nobody', email: 'client@demo.com' } }],
  ['settings.general.avatar', { general: { avatar: 'javascript:alert(1)' } }],
  [
    'settings.general.avatar',
    { general: { avatar: `data:image/png;base64,${'A'.repeat(100_000)}` } },
  ],
])('refuses an update with an invalid %s and changes nothing (%#)', async (field, settings) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, update, {
    settings: { notification: { followMe: true }, ...settings },
  });

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  const { data } = await sendGraphql(
    app,
    '{ accountSettings { general { fullName } notification { followMe } } }',
  );
  expect(data.accountSettings).toEqual({
    general: { fullName: 'Ines Okafor' },
    notification: { followMe: false },
  });
});

test('connects a social network account', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { connectAccount(network: GITHUB, id: "jdoe") { social { connections { github { id profileImg } facebook { id } } } } }',
  );

  expect(data.connectAccount.social.connections).toEqual({
    github: { id: 'jdoe', profileImg: '/pictures/people/ines-okafor.svg' },
    facebook: { id: null },
  });
});

test.each([' ', 'two words', 'x'.repeat(201)])(
  'refuses to connect an account with the username "%s"',
  async (id) => {
    const app = await openTestBranch();

    const { errors } = await sendGraphql(
      app,
      'mutation ($id: String!) { connectAccount(network: GITHUB, id: $id) { general { email } } }',
      { id },
    );

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
  },
);

const createLoginMutation = (email: string, password = 'admin') =>
  `mutation { login(email: "${email}", password: "${password}") { userData { fullName avatar } accessToken } }`;

test('an update of the settings changes the name, email and avatar of the account', async () => {
  const app = await openTestBranch();

  await sendGraphql(app, update, {
    settings: { general: { fullName: 'Joan Doe', email: 'joan@demo.example', avatar: '' } },
  });

  expect((await sendGraphql(app, createLoginMutation('admin@demo.com'))).errors).toHaveLength(1);
  const { data } = await sendGraphql(app, createLoginMutation('joan@demo.example'));
  expect(data.login.userData).toEqual({ fullName: 'Joan Doe', avatar: '' });
});

test('each account has its own settings', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(
    app,
    'mutation { registerUser(username: "rui", email: "rui@firm.example", password: "tea") { accessToken } }',
  );
  const headers = { authorization: `Bearer ${data.registerUser.accessToken}` };
  const sendAsRui = async (query: string) =>
    (await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })).json();

  await sendAsRui(
    'mutation { updateAccountSettings(settings: { general: { company: "Tea" } }) { info { bio } } }',
  );
  const { data: ruiData } = await sendAsRui(
    '{ accountSettings { general { username company avatar } social { links { twitter } } } }',
  );
  const { data: firstAccountData } = await sendGraphql(
    app,
    '{ accountSettings { general { username company } } }',
  );

  expect(ruiData.accountSettings).toEqual({
    general: { username: 'rui', company: 'Tea', avatar: '' },
    social: { links: { twitter: '' } },
  });
  expect(firstAccountData.accountSettings.general).toEqual({
    username: 'johndoe',
    company: 'Marlow & Finch Lisbon',
  });
});
