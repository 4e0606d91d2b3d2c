import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../data/storage.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findDialog = () => screen.findByRole('dialog');
const findField = (name: string) => screen.findByLabelText(name, { selector: 'input' });

test('saves the text as a draft, and stores its id in the URL', { tags: ['nightly'] }, async () => {
  const { collections, router, user } = await renderRoute('/apps/email?compose=new');

  const subject = await findField('Subject');
  await user.type(subject, 'The lift');

  expect(await screen.findByText('Saved')).toBeVisible();
  expect(subject).toHaveFocus();
  expect(router.state.location.search).toBe('?compose=50');
  expect(collections.email.find(50)).toMatchObject({ subject: 'The lift', folder: 'DRAFT' });
  expect(await findField('Subject')).toHaveValue('The lift');
});

test('rejects an email without recipients or with an invalid address', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/apps/email?compose=new');
  const to = await findField('To');

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Add at least one recipient.')).toBeVisible();

  await user.type(to, 'nobody at home,');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/“nobody at home” is not an email address/)).toBeVisible();
});

test('sends an email to the selected recipients', { tags: ['nightly'] }, async () => {
  const { collections, router, user } = await renderRoute('/apps/email?compose=new');

  await user.type(await findField('To'), 'Owen Hartley <owen.hartley@marlowfinch.example>,');
  await user.type(await findField('Subject'), 'The van');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  const [sent] = collections.email.list({ subject: 'The van', in: ['SENT'], filedUnder: '' });
  expect(sent?.to).toEqual([{ name: 'Owen Hartley', email: 'owen.hartley@marlowfinch.example' }]);
});

test('replies to everybody except the viewer, with a quote', { tags: ['nightly'] }, async () => {
  await renderRoute('/apps/email?compose=reply-all-24');

  expect(await findField('Subject')).toHaveValue('Re: Polder Publishing has its second lorry');
  const pills = within(await findDialog());
  expect(pills.getByTitle('amina.diallo@marlowfinch.example')).toHaveTextContent('Amina Diallo');
  expect(pills.getByTitle('kwame.mensah@marlowfinch.example')).toHaveTextContent('Kwame Mensah');
  expect(pills.queryByTitle('ines.okafor@marlowfinch.example')).toBeNull();
  expect(await pills.findByText(/Amina Diallo wrote:/)).toBeVisible();
});

test('keeps the attachments of a draft, and restores a discarded draft by undo', {
  tags: ['nightly'],
}, async () => {
  const { collections, router, user } = await renderRoute('/apps/email?compose=forward-24');
  expect(await findField('Subject')).toHaveValue('Fwd: Polder Publishing has its second lorry');
  expect(within(await findDialog()).getByText('signed-delivery-note.doc')).toBeVisible();

  await user.type(await findField('Subject'), '?');
  await waitFor(() => expect(router.state.location.search).toBe('?compose=50'));
  expect(collections.email.find(50).attachments[0]?.url).toMatch(/^data:application\/msword/);

  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(collections.email.find(50).folder).toBe('TRASH'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.email.find(50).folder).toBe('DRAFT'));
  expect(await findField('Subject')).toHaveValue('Fwd: Polder Publishing has its second lorry?');
});

test('restores unsaved text on the same device', { tags: ['nightly'] }, async () => {
  const text = { to: [], cc: [], bcc: [], subject: 'Half a thought', message: '' };
  localStorage.setItem(storageKeys.unsavedMail, JSON.stringify({ name: 'new', text }));

  const { collections } = await renderRoute('/apps/email?compose=new');

  expect(await findField('Subject')).toHaveValue('Half a thought');
  await waitFor(() => expect(collections.email.find(50).subject).toBe('Half a thought'));
  await waitFor(() => expect(localStorage.getItem(storageKeys.unsavedMail)).toBeNull());
});

test.each(['99', '24'])(
  'does not open email %s, which is not a draft, in the composer',
  async (id) => {
    const { router } = await renderRoute(`/apps/email?compose=${id}`);

    expect(await screen.findAllByText(/This draft no longer exists/)).not.toHaveLength(0);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
);
