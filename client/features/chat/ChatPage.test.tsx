import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createControlledServices, renderRoute } from '../../testing/renderRoute.tsx';
import { outbox, storeDraft } from './outbox.ts';

const findChats = () => screen.findByRole('navigation', { name: 'Chats and contacts' });
const listChatNames = async () =>
  within(await findChats())
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
const findLog = () => screen.findByRole('log');
const findField = () => screen.findByRole('textbox', { name: /^Message to/ });

beforeEach(() => {
  outbox.set([]);
  for (const id of [1, 2, 3]) storeDraft(id, '');
  sessionStorage.clear();
});

test('chats are sorted by the latest message and show the number of unseen messages', async () => {
  await renderRoute('/apps/chat');

  const names = await listChatNames();
  const [first, second] = names;
  expect(first).toContain('Camille Rousseau');
  expect(first).toContain('2 new messages');
  expect(second).toContain('Daniel Whitby');
  expect(names.at(7)).toContain('Rui Tavares');
  expect(names.at(8)).toContain('Beatriz Nogueira');
});

test('an open conversation is marked as seen and shows where the new messages begin', async () => {
  const { collections } = await renderRoute('/apps/chat/2');

  expect(await within(await findLog()).findByText('New messages')).toBeVisible();
  await waitFor(() => expect(collections.chat.getConversation(2).chat?.unseenCount).toBe(0));
  const amina = (await listChatNames()).find((name) => name.includes('Amina Diallo'));
  expect(amina).not.toContain('new message');
});

test('Enter sends a message, Shift+Enter does not, and the chat becomes the first', async () => {
  const { collections, user } = await renderRoute('/apps/chat/1');

  await user.type(await findField(), 'First line{Shift>}{Enter}{/Shift}second line');
  expect(collections.chat.getConversation(1).chat?.messages).toHaveLength(6);
  await user.keyboard('{Enter}');

  await waitFor(() =>
    expect(collections.chat.getConversation(1).chat?.messages.at(-1)?.text).toBe(
      'First line\nsecond line',
    ),
  );
  expect(await findField()).toHaveValue('');
  await waitFor(async () => expect((await listChatNames())[0]).toContain('Rui Tavares'));
  expect(within(await findLog()).getAllByText(/^First line/)).toHaveLength(1);
});

test('a wide screen opens the conversation that was open last', async () => {
  localStorage.setItem('frontdesk.chat.last', '2');

  const { router } = await renderRoute('/apps/chat');

  await findLog();
  expect(router.state.location.pathname).toBe('/apps/chat/2');
});

test('a conversation that does not exist any more is not opened', async () => {
  localStorage.setItem('frontdesk.chat.last', '9999');

  const { router } = await renderRoute('/apps/chat');

  expect(await screen.findByText('Select a chat')).toBeVisible();
  expect(router.state.location.pathname).toBe('/apps/chat');
});

test('blank messages are not sent', async () => {
  const { collections, user } = await renderRoute('/apps/chat/1');

  await user.type(await findField(), '   {Enter}');

  expect(collections.chat.getConversation(1).chat?.messages).toHaveLength(6);
});

test('shows messages of other windows, typing and replies', async () => {
  const { services, advance } = createControlledServices();
  const { collections, execute } = await renderRoute('/apps/chat/1', { services });
  await findLog();

  await act(async () => {
    await execute('sendMessage', {
      message: { contact: { id: 1 }, message: 'From another window' },
    });
  });
  expect(await within(await findLog()).findByText('From another window')).toBeVisible();

  act(() => advance(1500));
  expect(await screen.findByText('Rui Tavares is typing')).toBeInTheDocument();
  expect(within(await findLog()).getAllByText('Read').length).toBeGreaterThan(0);

  act(() => advance(10_000));
  const reply = collections.chat.getConversation(1).chat?.messages.at(-1)?.text ?? '';
  expect(await within(await findLog()).findByText(reply)).toBeVisible();
  await waitFor(() => expect(collections.chat.getConversation(1).chat?.unseenCount).toBe(0));
});

test('a refused message is kept and can be sent again', async () => {
  const { collections, user } = await renderRoute('/apps/chat/1');
  await user.type(await findField(), 'Do not lose me');
  // Blocks the contact before the page has received the event.
  const { send } = collections.chat;
  collections.chat.send = () => {
    throw new Error('No line');
  };

  await user.keyboard('{Enter}');
  const sendAgainButton = await screen.findByRole('button', { name: 'Send again' });
  expect(within(await findLog()).getByText('Do not lose me')).toBeVisible();

  collections.chat.send = send;
  await user.click(sendAgainButton);
  await waitFor(() =>
    expect(collections.chat.getConversation(1).chat?.messages.at(-1)?.text).toBe('Do not lose me'),
  );
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(within(await findLog()).getAllByText('Do not lose me')).toHaveLength(1);
});

test('entered text is kept after opening another chat', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/chat/1');
  await user.type(await findField(), 'Half a thought');

  await user.click(within(await findChats()).getByRole('link', { name: /Amina Diallo/ }));
  await waitFor(async () =>
    expect(await findField()).toHaveAccessibleName('Message to Amina Diallo'),
  );
  expect(await findField()).toHaveValue('');
  await user.click(within(await findChats()).getByRole('link', { name: /Rui Tavares/ }));

  await waitFor(async () => expect(await findField()).toHaveValue('Half a thought'));
});

test('a blocked contact receives no messages until it is unblocked', async () => {
  const { collections, user } = await renderRoute('/apps/chat/1');
  await user.click(await screen.findByRole('button', { name: 'Actions for Rui Tavares' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block contact' }));

  expect(await screen.findByText(/You blocked Rui Tavares/)).toBeVisible();
  await waitFor(() => expect(collections.chat.getConversation(1).contact.isBlocked).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Unblock contact' }));

  expect(await findField()).toBeVisible();
});

test('undo restores a cleared chat', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/chat/1');
  const before = collections.chat.getConversation(1).chat?.messages.length;
  await user.click(await screen.findByRole('button', { name: 'Actions for Rui Tavares' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clear chat' }));

  expect(await screen.findByText('No messages yet. Say hello to Rui Tavares.')).toBeVisible();
  const toast = (await screen.findByText(/Rui Tavares cleared/)).closest('[role="alert"]');
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));

  expect(await within(await findLog()).findByText(/Keep one top for Farid/)).toBeVisible();
  expect(collections.chat.getConversation(1).chat?.messages).toHaveLength(before ?? 0);
});

test('searches contacts and messages, and opens the selected message', async () => {
  const { router, user } = await renderRoute('/apps/chat');

  await user.type(await screen.findByRole('searchbox'), 'lorry');
  expect(await screen.findByText('0 people, 4 messages found')).toHaveRole('status');
  const list = await findChats();
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
  await user.click(within(list).getByRole('link', { name: /her second lorry is/ }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apps\/chat\/[12]$/));
  expect(router.state.location.search).toContain('message=');
});

test('the profile saves options immediately, and a text if it is within the limit', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/chat?panel=profile');
  const drawer = await screen.findByRole('dialog', { name: 'Your profile' });
  const about = within(drawer).getByRole('textbox', { name: 'About' });

  await user.click(within(drawer).getByRole('radio', { name: 'Away' }));
  await user.click(within(drawer).getByRole('switch', { name: /Notifications/ }));
  await waitFor(() =>
    expect(collections.chat.getProfile()).toMatchObject({
      status: 'AWAY',
      settings: { areNotificationsOn: true },
    }),
  );

  await user.clear(about);
  await user.click(about);
  await user.paste('x'.repeat(121));
  expect(within(drawer).getByText('Use 120 characters at most.')).toBeVisible();
  expect(within(drawer).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(about, '{Backspace}');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(collections.chat.getProfile().about).toBe('x'.repeat(120)));
});

test('an unknown contact shows a message', async () => {
  await renderRoute('/apps/chat/99');

  expect(await screen.findByText('Contact not found')).toBeVisible();
});

test('an invalid contact id shows the not-found page', async () => {
  await renderRoute('/apps/chat/rui');

  expect(await screen.findByText('Page not found')).toBeVisible();
});
