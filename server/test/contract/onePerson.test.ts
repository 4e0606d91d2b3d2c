import { expect, test } from 'vitest';
import { buildTestApp } from '../testApp.ts';

test('the account, the profile, the mailbox and the chat belong to the same person', async () => {
  const app = await buildTestApp();
  const getJson = async (url: string) => (await app.inject(url)).json();
  const login = await app.inject({
    method: 'POST',
    url: '/jwt/login',
    payload: { email: 'admin@demo.com', password: 'admin' },
  });

  const account = login.json().userData;
  const { header } = await getJson('/profile/data');
  const { general } = await getJson('/account-setting/data');
  const { emails } = await getJson('/apps/email/emails?folder=sent');
  const chat = await getJson('/apps/chat/users/profile-user');

  const owners = [
    [account.fullName, account.avatar],
    [header.username, header.avatar],
    [general.fullName, general.avatar],
    [emails[0].from.name, emails[0].from.avatar],
    [chat.fullName, chat.avatar],
  ];
  for (const owner of owners) expect(owner).toEqual([account.fullName, account.avatar]);
});
