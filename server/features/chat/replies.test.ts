import { expect, test } from 'vitest';
import { buildTestApp, createControlledServices, sendGraphql } from '../../test/testApp.ts';

const createSendMutation = (contactId: number, text: string, rest = '') =>
  `mutation { sendMessage(message: { contact: { id: ${contactId} }, message: "${text}" } ${rest}) {
    message { id delivery } contact { isTyping }
  } }`;
const createStateQuery = (contactId: number) => `{
  conversation(contactId: ${contactId}) {
    contact { isTyping chat { unseenCount lastMessage { text isOwn time delivery } } }
  }
}`;

async function buildChatApp() {
  const { services, advance, pendingTimeouts } = createControlledServices();
  const app = await buildTestApp({ services });
  const readContact = async (id: number) =>
    (await sendGraphql(app, createStateQuery(id))).data.conversation.contact;
  return { app, advance, pendingTimeouts, readContact };
}

test('a contact reads a message, types and replies after delays', async () => {
  const { app, advance, readContact } = await buildChatApp();

  const { data } = await sendGraphql(app, createSendMutation(1, 'Where is the pallet?'));
  expect(data.sendMessage.message.delivery).toBe('DELIVERED');
  advance(1499);
  expect((await readContact(1)).isTyping).toBe(false);
  advance(1);
  expect(await readContact(1)).toMatchObject({
    isTyping: true,
    chat: { lastMessage: { isOwn: true, delivery: 'READ' } },
  });
  advance(10_000);

  const afterReply = await readContact(1);
  expect(afterReply).toMatchObject({ isTyping: false, chat: { unseenCount: 1 } });
  expect(afterReply.chat.lastMessage).toMatchObject({ isOwn: false, delivery: null });
});

test('the same seed and times result in the same replies', async () => {
  const replies = await Promise.all(
    [0, 1].map(async () => {
      const { app, advance, readContact } = await buildChatApp();
      await sendGraphql(app, createSendMutation(1, 'One'));
      advance(10_000);
      await sendGraphql(app, createSendMutation(1, 'Two'));
      advance(10_000);
      return (await readContact(1)).chat.lastMessage;
    }),
  );

  expect(replies[0]).toEqual(replies[1]);
});

test('several messages in a row get one reply', async () => {
  const { app, advance, readContact } = await buildChatApp();

  for (const text of ['One', 'Two', 'Three']) await sendGraphql(app, createSendMutation(1, text));
  advance(60_000);

  expect((await readContact(1)).chat.unseenCount).toBe(1);
});

test('an offline contact does not read a message and does not reply', async () => {
  const { app, advance, readContact } = await buildChatApp();

  const { data } = await sendGraphql(app, createSendMutation(3, 'Are you in?'));
  advance(60_000);

  expect(data.sendMessage.message.delivery).toBe('SENT');
  expect((await readContact(3)).chat.lastMessage.isOwn).toBe(true);
});

test('GraphQL and REST refuse messages to a blocked contact, and the contact does not reply', async () => {
  const { app, advance, readContact } = await buildChatApp();
  await sendGraphql(app, createSendMutation(1, 'One last thing'));
  advance(2000);

  await sendGraphql(
    app,
    'mutation { updateChatContact(contact: { id: 1, isBlocked: true }) { id } }',
  );
  advance(60_000);
  const { errors } = await sendGraphql(app, createSendMutation(1, 'And another'));
  const payload = { obj: { contact: { id: 1 }, message: 'x' } };
  const posted = await app.inject({ method: 'POST', url: '/apps/chat/send-msg', payload });

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(posted.statusCode).toBe(409);
  expect(await readContact(1)).toMatchObject({
    isTyping: false,
    chat: { lastMessage: { text: 'One last thing' } },
  });
});

test('a cleared chat gets no reply, and a restored chat has its old messages and position', async () => {
  const { app, advance, readContact } = await buildChatApp();
  const readLists = async () => (await app.inject('/apps/chat/chats-and-contacts')).json();
  const before = await readContact(2);
  const order = (await readLists()).chatsContacts.map(({ id }: { id: number }) => id);

  await sendGraphql(app, createSendMutation(1, 'Soon gone'));
  for (const id of [1, 2])
    await sendGraphql(app, `mutation { clearChat(contactId: ${id}) { chat { id } } }`);
  advance(60_000);
  expect((await readContact(1)).chat).toBeNull();
  for (const id of [2, 1])
    await sendGraphql(app, `mutation { restoreChat(contactId: ${id}) { chat { id } } }`);

  expect(await readContact(2)).toEqual(before);
  expect((await readContact(1)).chat.lastMessage.text).toBe('Soon gone');
  expect((await readLists()).chatsContacts.map(({ id }: { id: number }) => id)).toEqual(order);
  const again = await sendGraphql(app, 'mutation { restoreChat(contactId: 2) { chat { id } } }');
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('replies can be turned off in the chat profile', async () => {
  const { app, advance, readContact } = await buildChatApp();
  await sendGraphql(app, 'mutation { updateChatProfile(profile: { areRepliesOn: false }) { id } }');

  await sendGraphql(app, createSendMutation(1, 'Only looking'));
  advance(60_000);

  expect(await readContact(1)).toMatchObject({
    isTyping: false,
    chat: { lastMessage: { isOwn: true, delivery: 'READ' } },
  });
});

test('replies can be turned off by the environment', async () => {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services: { ...services, hasReplies: false } });

  await sendGraphql(app, createSendMutation(1, 'Quiet'));
  advance(60_000);

  const { data } = await sendGraphql(app, `{ chatProfile { settings { areRepliesOn } } }`);
  expect(data.chatProfile.settings.areRepliesOn).toBe(false);
});

test('closing the server cancels all timeouts', async () => {
  const { app, pendingTimeouts } = await buildChatApp();
  await sendGraphql(app, createSendMutation(1, 'Bye'));
  expect(pendingTimeouts()).toBe(1);

  await app.close();

  expect(pendingTimeouts()).toBe(0);
});

test('a message that is sent twice with one key is stored once', async () => {
  const { app } = await buildChatApp();

  const first = await sendGraphql(app, createSendMutation(1, 'Once', ', key: "a"'));
  const again = await sendGraphql(app, createSendMutation(1, 'Once', ', key: "a"'));

  expect(again.data.sendMessage.message.id).toBe(first.data.sendMessage.message.id);
  const { data } = await sendGraphql(app, '{ chatMessages(contactId: 1) { messages { key } } }');
  expect(data.chatMessages.messages.filter(({ key }: { key: string }) => key === 'a')).toHaveLength(
    1,
  );
});

test('chatMessages returns pages, and extends a page to a given message', async () => {
  const { app } = await buildChatApp();
  const readPage = async (args: string) => {
    const query = `{ chatMessages(contactId: 2, ${args}) { messages { id } hasOlder } }`;
    const { messages, hasOlder } = (await sendGraphql(app, query)).data.chatMessages;
    return [messages.map(({ id }: { id: number }) => id), hasOlder];
  };

  expect(await readPage('perPage: 3')).toEqual([[14, 15, 16], true]);
  expect(await readPage('perPage: 3, beforeId: 14')).toEqual([[11, 12, 13], true]);
  expect(await readPage('perPage: 30, beforeId: 8')).toEqual([[7], false]);
  expect((await readPage('perPage: 3, untilId: 14'))[0]).toHaveLength(8);
  const { errors } = await sendGraphql(
    app,
    '{ chatMessages(contactId: 2, perPage: 0) { hasOlder } }',
  );
  expect(errors?.[0]?.extensions.field).toBe('perPage');
});

test('search finds contacts and messages, and nothing for blank text', async () => {
  const { app } = await buildChatApp();
  const search = async (q: string) => {
    const query = `query ($q: String!) { chatSearch(q: $q) {
      contacts { fullName } hits { contact { id } message { id } } hitTotal
    } }`;
    return (await sendGraphql(app, query, { q })).data.chatSearch;
  };

  expect(await search('LORRY')).toMatchObject({ contacts: [], hitTotal: 4 });
  expect((await search('lorry')).hits[0]).toEqual({ contact: { id: 2 }, message: { id: 16 } });
  expect((await search('rui')).contacts).toEqual([{ fullName: 'Rui Tavares' }]);
  expect(await search('  ')).toEqual({ contacts: [], hits: [], hitTotal: 0 });
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const sendPicture = `mutation ($picture: ChatPictureInput!) {
  sendMessage(message: { contact: { id: 4 }, message: "plan.png" }, picture: $picture) { message { id } }
}`;

test('a picture is stored with its message and listed', async () => {
  const { app } = await buildChatApp();

  await sendGraphql(app, sendPicture, { picture: { url: pixel, width: 1, height: 1 } });

  const { data } = await sendGraphql(
    app,
    '{ chatPictures(contactId: 4) { text picture { url width } } }',
  );
  expect(data.chatPictures).toEqual([{ text: 'plan.png', picture: { url: pixel, width: 1 } }]);
});

test.each([
  [
    'an SVG picture',
    { url: 'data:image/svg+xml;base64,PHN2Zz4=', width: 1, height: 1 },
    'picture.url',
  ],
  ['a script as a picture', { url: 'javascript:alert(1)', width: 1, height: 1 }, 'picture.url'],
  [
    'a picture that is too large',
    { url: `data:image/png;base64,${'A'.repeat(800_004)}`, width: 1, height: 1 },
    'picture.url',
  ],
  ['a picture without a width', { url: pixel, width: 0, height: 1 }, 'picture.width'],
])('refuses %s', async (_, picture, field) => {
  const { app } = await buildChatApp();

  const { errors } = await sendGraphql(app, sendPicture, { picture });

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
