import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

const readLists = async (app: TestApp) =>
  (await app.inject('/apps/chat/chats-and-contacts')).json();
const openChat = (app: TestApp, id: number) => app.inject(`/apps/chat/get-chat?id=${id}`);
const send = (app: TestApp, obj: unknown) =>
  app.inject({ method: 'POST', url: '/apps/chat/send-msg', payload: { obj } });

test('GET /apps/chat/chats-and-contacts lists eight chats and ten contacts', async () => {
  const app = await openTestBranch();

  const { chatsContacts, contacts, profileUser } = await readLists(app);

  expect(chatsContacts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 6, 4, 5, 3, 8, 7]);
  expect(contacts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const statuses = contacts.map(({ status }: { status: string }) => status).sort();
  expect(statuses.join(' ')).toBe('away away busy busy busy offline offline online online online');
  expect(chatsContacts[1].chat).toEqual({
    id: 2,
    unseenMsgs: 1,
    lastMessage: {
      message: 'The lorry is there. Thierry is unloading, the caretaker made coffee.',
      time: '2026-03-07T06:42:00.000Z',
      senderId: 2,
    },
  });
  expect(profileUser).toEqual({
    id: 11,
    avatar: '/pictures/people/ines-okafor.svg',
    fullName: 'Ines Okafor',
    status: 'online',
  });
});

test('a contact without messages has no key "chat"', async () => {
  const app = await openTestBranch();

  const { contacts } = await readLists(app);

  expect(Object.keys(contacts[0])).toContain('chat');
  expect(Object.keys(contacts[8])).toEqual(['id', 'fullName', 'role', 'about', 'avatar', 'status']);
});

test('GET /apps/chat/users/profile-user returns the settings', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/apps/chat/users/profile-user');

  expect(response.json()).toMatchObject({
    id: 11,
    role: 'Managing director',
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  });
});

test('GET /apps/chat/get-chat returns the messages and marks them as seen', async () => {
  const app = await openTestBranch();

  const { chat, contact } = (await openChat(app, 2)).json();

  expect(chat).toMatchObject({ id: 2, userId: 2, unseenMsgs: 0 });
  expect(chat.chat).toHaveLength(10);
  expect(new Set(chat.chat.map(({ senderId }: { senderId: number }) => senderId))).toEqual(
    new Set([2, 11]),
  );
  const times = chat.chat.map(({ time }: { time: string }) => time);
  expect(times).toEqual([...times].sort());
  expect(contact).toMatchObject({ id: 2, fullName: 'Amina Diallo', chat: { unseenMsgs: 0 } });
  expect((await readLists(app)).chatsContacts[1].chat.unseenMsgs).toBe(0);
});

test('GET /apps/chat/get-chat returns no chat if there are no messages', async () => {
  const app = await openTestBranch();

  const response = await openChat(app, 9);

  expect(response.json()).toEqual({ contact: expect.objectContaining({ id: 9 }) });
});

test('POST /apps/chat/send-msg adds the message to an existing chat', async () => {
  const app = await openTestBranch();
  const { chat, contact } = (await openChat(app, 1)).json();

  const response = await send(app, { chat, contact, message: 'Thank you' });

  const newMessageData = { message: 'Thank you', time: '2026-03-09T09:00:00.000Z', senderId: 11 };
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ response: { newMessageData, id: 1 } });
  expect((await openChat(app, 1)).json().chat.chat.slice(5)).toEqual([
    expect.objectContaining({ senderId: 11 }),
    newMessageData,
  ]);
});

test('POST /apps/chat/send-msg starts a chat, which is listed last', async () => {
  const app = await openTestBranch();

  const first = await send(app, { contact: { id: '9' }, message: 'Bonjour' });
  const second = await send(app, { contact: { id: 9 }, message: 'Are you there?' });

  expect(first.json().response).toMatchObject({
    id: 9,
    chat: { id: 9, userId: 9, unseenMsgs: 0, chat: [first.json().response.newMessageData] },
  });
  expect(second.json().response).not.toHaveProperty('chat');
  const { chatsContacts, contacts } = await readLists(app);
  expect(chatsContacts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 6, 4, 5, 3, 8, 7, 9]);
  expect(contacts[8].chat.lastMessage.message).toBe('Are you there?');
});

test.each([
  [
    'an unknown contact',
    { contact: { id: 99 }, message: 'x' },
    400,
    'message.contact.id must be a contact, not 99.',
  ],
  ['a missing contact', { message: 'x' }, 400, 'obj.contact is missing.'],
  ['a missing contact id', { contact: {}, message: 'x' }, 400, 'obj.contact.id is missing.'],
  ['a missing message', { contact: { id: 1 } }, 400, 'obj.message is missing.'],
  ['an empty body', undefined, 400, 'obj is missing.'],
])('POST /apps/chat/send-msg refuses %s and changes nothing', async (_, obj, status, error) => {
  const app = await openTestBranch();
  const before = await readLists(app);

  const response = await send(app, obj);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error });
  expect(await readLists(app)).toEqual(before);
});

test.each([
  ['an unknown contact', '?id=99', 404],
  ['a missing id', '', 400],
  ['an id that is not a number', '?id=rui', 400],
])('GET /apps/chat/get-chat refuses %s', async (_, query, status) => {
  const app = await openTestBranch();

  expect((await app.inject(`/apps/chat/get-chat${query}`)).statusCode).toBe(status);
});
