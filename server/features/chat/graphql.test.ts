import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const pageQuery = `query ($q: String! = "", $statuses: [ChatStatus!], $hasChat: Boolean, $sortBy: ChatContactSort! = NAME_ASC) {
  chatContactPage(q: $q, statuses: $statuses, hasChat: $hasChat, sortBy: $sortBy, perPage: 3) {
    total
    contacts { id fullName }
  }
}`;

test.each([
  ['all contacts, sorted by name', {}, 10, [2, 9, 7]],
  ['part of a name', { q: 'DIALLO' }, 1, [2]],
  ['part of a role', { q: 'lead' }, 7, [2, 9, 7]],
  ['two statuses', { statuses: ['OFFLINE', 'AWAY'] }, 4, [8, 3, 5]],
  ['an empty list of statuses', { statuses: [] }, 0, []],
  ['contacts with a chat', { hasChat: true, sortBy: 'LATEST' }, 8, [7, 8, 3]],
  ['contacts without a chat', { hasChat: false, sortBy: 'STORED' }, 2, [9, 10]],
  ['sorted by name in descending order', { sortBy: 'NAME_DESC' }, 10, [1, 6, 10]],
])('finds contacts: %s', async (_, variables, total, ids) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, pageQuery, variables);

  expect(data.chatContactPage.total).toBe(total);
  expect(data.chatContactPage.contacts.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('openChat marks messages as seen, and conversation does not', async () => {
  const app = await openTestBranch();
  const conversationQuery =
    '{ conversation(contactId: 2) { chat { unseenCount } contact { chat { unseenCount } } } }';
  const unseen = { chat: { unseenCount: 1 }, contact: { chat: { unseenCount: 1 } } };

  const before = await sendGraphql(app, conversationQuery);
  await sendGraphql(app, 'mutation { openChat(contactId: 2) { contact { id } } }');

  expect(before.data.conversation).toEqual(unseen);
  expect((await sendGraphql(app, conversationQuery)).data.conversation.chat.unseenCount).toBe(0);
});

test('sendMessage returns the chat and moves its contact to the top', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation { sendMessage(message: { contact: { id: 9 }, message: "Is the van booked?" }) {
      contactId newChat { id } message { id isOwn } chat { messages { text } } contact { chat { lastMessage { text } } }
    } }`,
  );
  const { data: listed } = await sendGraphql(app, pageQuery, { hasChat: true, sortBy: 'LATEST' });

  expect(data.sendMessage).toEqual({
    contactId: 9,
    newChat: { id: 9 },
    message: { id: 56, isOwn: true },
    chat: { messages: [{ text: 'Is the van booked?' }] },
    contact: { chat: { lastMessage: { text: 'Is the van booked?' } } },
  });
  expect(listed.chatContactPage.contacts[0].id).toBe(9);
});

test('a cleared chat is removed in GraphQL and REST', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { clearChat(contactId: 1) { chat { id } contact { chat { id } } } }',
  );

  expect(data.clearChat).toEqual({ chat: null, contact: { chat: null } });
  const { chatsContacts } = (await app.inject('/apps/chat/chats-and-contacts')).json();
  expect(chatsContacts.map(({ id }: { id: number }) => id)).toEqual([2, 6, 4, 5, 3, 8, 7]);
});

test('updateChatProfile changes only the given fields', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
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

test('refuses an about text of more than 120 characters', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation ($about: String) { updateChatProfile(profile: { about: $about }) { id } }',
    { about: 'x'.repeat(121) },
  );

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'profile.about' });
});

test('openChat, clearChat and conversation return NOT_FOUND for an unknown contact', async () => {
  const app = await openTestBranch();

  for (const field of ['mutation { openChat', 'mutation { clearChat', 'query { conversation']) {
    const { errors } = await sendGraphql(app, `${field}(contactId: 99) { contact { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('each contact returns the user of the same name', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ chatContacts { fullName user { fullName } } }');

  for (const { fullName, user } of data.chatContacts) expect(user).toEqual({ fullName });
});
