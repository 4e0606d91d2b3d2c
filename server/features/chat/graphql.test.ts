import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../../testing.ts';

const page = `query ($q: String! = "", $statuses: [ChatStatus!], $hasChat: Boolean, $sortBy: ChatContactSort! = NAME_ASC) {
  chatContactPage(q: $q, statuses: $statuses, hasChat: $hasChat, sortBy: $sortBy, perPage: 3) {
    total
    contacts { id fullName }
  }
}`;

test.each([
  ['all of them by name', {}, 10, [2, 9, 7]],
  ['a part of a name', { q: 'DIALLO' }, 1, [2]],
  ['a part of a role', { q: 'lead' }, 7, [2, 9, 7]],
  ['two statuses', { statuses: ['OFFLINE', 'AWAY'] }, 4, [8, 3, 5]],
  ['no status at all', { statuses: [] }, 0, []],
  ['those with a chat', { hasChat: true, sortBy: 'LATEST' }, 2, [2, 1]],
  ['those without', { hasChat: false, sortBy: 'STORED' }, 8, [3, 4, 5]],
  ['names backwards', { sortBy: 'NAME_DESC' }, 10, [1, 6, 10]],
])('contacts are found by %s', async (_, variables, total, ids) => {
  const app = await buildTestApp();

  const { data } = await ask(app, page, variables);

  expect(data.chatContactPage.total).toBe(total);
  expect(data.chatContactPage.contacts.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('looking at a conversation leaves it unseen, opening it does not', async () => {
  const app = await buildTestApp();
  const look =
    '{ conversation(contactId: 2) { chat { unseenCount } contact { chat { unseenCount } } } }';
  const unseen = { chat: { unseenCount: 1 }, contact: { chat: { unseenCount: 1 } } };

  const before = await ask(app, look);
  await ask(app, 'mutation { openChat(contactId: 2) { contact { id } } }');

  expect(before.data.conversation).toEqual(unseen);
  expect((await ask(app, look)).data.conversation.chat.unseenCount).toBe(0);
});

test('a sent message brings its contact to the top and answers the whole chat', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    `mutation { sendMessage(message: { contact: { id: 8 }, message: "Is the van booked?" }) {
      contactId newChat { id } message { id isOwn } chat { messages { text } } contact { chat { lastMessage { text } } }
    } }`,
  );
  const { data: listed } = await ask(app, page, { hasChat: true, sortBy: 'LATEST' });

  expect(data.sendMessage).toEqual({
    contactId: 8,
    newChat: { id: 8 },
    message: { id: 17, isOwn: true },
    chat: { messages: [{ text: 'Is the van booked?' }] },
    contact: { chat: { lastMessage: { text: 'Is the van booked?' } } },
  });
  expect(listed.chatContactPage.contacts[0].id).toBe(8);
});

test('a cleared chat is gone from both faces, and can begin again', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    'mutation { clearChat(contactId: 1) { chat { id } contact { chat { id } } } }',
  );

  expect(data.clearChat).toEqual({ chat: null, contact: { chat: null } });
  const { chatsContacts } = (await app.inject('/apps/chat/chats-and-contacts')).json();
  expect(chatsContacts.map(({ id }: { id: number }) => id)).toEqual([2]);
});

test('the profile changes only where it is told to', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    `mutation { updateChatProfile(profile: { status: BUSY, areNotificationsOn: true }) {
      fullName status settings { isTwoStepVerificationOn areNotificationsOn }
    } }`,
  );

  expect(data.updateChatProfile).toEqual({
    fullName: 'Ines Okafor',
    status: 'BUSY',
    settings: { isTwoStepVerificationOn: true, areNotificationsOn: true },
  });
});

test('an about line of more than 120 characters is refused', async () => {
  const app = await buildTestApp();

  const { errors } = await ask(
    app,
    'mutation ($about: String) { updateChatProfile(profile: { about: $about }) { id } }',
    { about: 'x'.repeat(121) },
  );

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'profile.about' });
});

test('nobody can be opened, cleared or looked at who is no contact', async () => {
  const app = await buildTestApp();

  for (const field of ['mutation { openChat', 'mutation { clearChat', 'query { conversation']) {
    const { errors } = await ask(app, `${field}(contactId: 99) { contact { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('contacts are users of the directory', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ chatContacts { fullName user { fullName } } }');

  for (const { fullName, user } of data.chatContacts) expect(user).toEqual({ fullName });
});
