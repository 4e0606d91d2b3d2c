import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestServices, renderRoute } from '../../testing/renderRoute.tsx';
import { setWidth } from '../../testing/setWidth.ts';

const findList = () => screen.findByRole('list', { name: 'Emails' });
const findRows = async () => within(await findList()).findAllByRole('listitem');
const findCheckboxLabels = async () =>
  (await findRows()).map(
    (row) => within(row).getByRole('checkbox').getAttribute('aria-label') ?? '',
  );
const findCheckbox = (subject: string) =>
  screen.findByRole('checkbox', { name: `Select “${subject}”` });
const getRowLink = (subject: string) =>
  within(screen.getByRole('list', { name: 'Emails' })).getByRole('link', {
    name: new RegExp(subject),
  });
const findNavigation = () => screen.findByRole('navigation', { name: 'Folders and labels' });

const secondSubject = 'Wax, of course';
const newestSubject = 'Stocktake this afternoon: four people, one ladder';

test('shows the inbox, newest first, and the number of unread emails', async () => {
  const { collections } = await renderRoute('/apps/email');
  const { emails } = collections.email.selectPage(createPageArgs(['INBOX']));

  expect(await findCheckboxLabels()).toEqual(emails.map(({ subject }) => `Select “${subject}”`));
  expect(
    await within(await findNavigation()).findByRole('link', { name: /^Inbox 6/ }),
  ).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Inbox · Email · Frontdesk');
});

test.each(['/apps/email/attic', '/apps/email/label/purple', '/apps/email/toString'])(
  '%s shows the not-found page',
  async (path) => {
    await renderRoute(path);

    expect(await screen.findByText('Page not found')).toBeVisible();
  },
);

test('lists the emails with a label from all folders except spam and trash', async () => {
  const { collections } = await renderRoute('/apps/email/label/important');
  const args = { ...createPageArgs(['INBOX', 'SENT', 'DRAFT']), labels: ['IMPORTANT' as const] };

  expect(await findRows()).toHaveLength(collections.email.selectPage(args).total);
});

test('finds an email by its recipient and shows the match', async () => {
  await renderRoute('/apps/email?q=saskia@polder');

  const [row] = await findRows();

  expect(row).toHaveTextContent('Polder Publishing has its second lorry');
  expect(row?.querySelector('mark')).toHaveTextContent('saskia@polder');
});

test('marks an opened email as read, and links to the next email', async () => {
  const { collections, router, user } = await renderRoute('/apps/email');

  await user.click(await screen.findByRole('link', { name: new RegExp(newestSubject) }));

  expect(await screen.findByRole('heading', { level: 2, name: newestSubject })).toHaveFocus();
  expect(collections.email.find(40).isRead).toBe(true);
  expect(
    await within(await findNavigation()).findByRole('link', { name: /^Inbox 5/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer email' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Older email' }));
  expect(await screen.findByRole('heading', { level: 2, name: secondSubject })).toBeVisible();
  expect(router.state.location.search).toBe('?mail=39');

  await user.click(within(screen.getByRole('article')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(getRowLink(secondSubject)).toHaveFocus());
});

test('shows an open email beside the list, from which another email can be opened', async () => {
  const { router, user } = await renderRoute('/apps/email');
  await findRows();

  await user.click(getRowLink(newestSubject));
  await screen.findByRole('heading', { level: 2, name: newestSubject });
  expect(getRowLink(newestSubject)).toHaveAttribute('aria-current', 'true');

  await user.click(getRowLink(secondSubject));
  expect(await screen.findByRole('heading', { level: 2, name: secondSubject })).toHaveFocus();
  expect(getRowLink(secondSubject)).toHaveAttribute('aria-current', 'true');
  expect(getRowLink(newestSubject)).not.toHaveAttribute('aria-current');

  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('an open email covers the list in a narrow window', async () => {
  setWidth(1024);
  const { user } = await renderRoute('/apps/email');
  await findRows();

  await user.click(getRowLink(newestSubject));

  expect(await screen.findByRole('button', { name: 'Back to Inbox' })).toBeVisible();
  expect(screen.getByLabelText('Emails').closest('[inert]')).toBeInTheDocument();
});

test('moving the focus in the list opens the email of the row, and keeps the focus', async () => {
  const { collections, router, user } = await renderRoute('/apps/email?mail=40');
  await screen.findByRole('heading', { level: 2, name: newestSubject });
  getRowLink(newestSubject).focus();

  await user.keyboard('{ArrowDown}');

  expect(await screen.findByRole('heading', { level: 2, name: secondSubject })).toBeVisible();
  expect(router.state.location.search).toBe('?mail=39');
  await waitFor(() => expect(collections.email.find(39).isRead).toBe(true));
  expect(getRowLink(secondSubject)).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: secondSubject })).toHaveFocus();
});

test('opens the next email when the email beside the list is deleted', async () => {
  const { collections, user } = await renderRoute('/apps/email?mail=40');
  await screen.findByRole('heading', { level: 2, name: newestSubject });

  await user.keyboard('#');

  expect(await screen.findByRole('heading', { level: 2, name: secondSubject })).toHaveFocus();
  await waitFor(() => expect(collections.email.find(40).folder).toBe('TRASH'));
});

test('deletes an email by the button of its row, and opens the next email', async () => {
  const { collections, user } = await renderRoute('/apps/email?mail=40');
  await screen.findByRole('heading', { level: 2, name: newestSubject });

  await user.click(screen.getByRole('button', { name: `Delete: ${newestSubject}` }));

  expect(await screen.findByRole('heading', { level: 2, name: secondSubject })).toBeVisible();
  await waitFor(() => expect(collections.email.find(40).folder).toBe('TRASH'));
});

test('marks an email as unread beside the list without closing it', async () => {
  const { collections, user } = await renderRoute('/apps/email?mail=40');
  await waitFor(() => expect(collections.email.find(40).isRead).toBe(true));

  await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));

  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible();
  expect(collections.email.find(40).isRead).toBe(false);
});

test('expands and collapses earlier messages', async () => {
  const { user } = await renderRoute('/apps/email?mail=21');

  await user.click(await screen.findByRole('button', { name: 'Show 2 earlier messages' }));
  expect(screen.getAllByText(/^to /)).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Hide 2 earlier messages' }));
  expect(screen.getAllByText(/^to /)).toHaveLength(1);
});

test('shows a message and a link back for an unknown email', async () => {
  const { user } = await renderRoute('/apps/email?mail=999');

  expect(await screen.findByText('Email not found')).toBeVisible();
  await user.click(within(screen.getByRole('article')).getAllByText('Back to Inbox')[0] as Element);
  expect(await findRows()).not.toHaveLength(0);
});

test('deletes several emails, and restores them by undo', async () => {
  const { collections, user } = await renderRoute('/apps/email');

  await user.click(await findCheckbox(newestSubject));
  await user.click(await findCheckbox(secondSubject));
  expect(screen.getAllByText('2 selected')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  await waitFor(async () => expect(await findRows()).toHaveLength(18));
  expect(collections.email.find(40).folder).toBe('TRASH');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await findRows()).toHaveLength(20));
  expect(collections.email.find(40).folder).toBe('INBOX');
});

test('starts another list of emails without a selection', async () => {
  const { user, router } = await renderRoute('/apps/email');
  await user.click(await findCheckbox(newestSubject));
  expect(screen.getAllByText('1 selected')).not.toHaveLength(0);

  // The list of this label also contains the selected email.
  await act(() => router.navigate('/apps/email/label/company'));

  expect(await findCheckbox(newestSubject)).not.toBeChecked();
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

test('selects a range of emails with Shift', async () => {
  await renderRoute('/apps/email');

  fireEvent.click(await findCheckbox(newestSubject));
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select “/ });
  fireEvent.click(boxes[3] as Element, { shiftKey: true });

  await waitFor(() => expect(screen.getAllByText('4 selected')).not.toHaveLength(0));
});

test('selects all emails of a long list, including emails that have not loaded', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/email', {
    services: { ...createTestServices(), seedRows: 2000 },
  });
  const { total } = collections.email.selectPage(createPageArgs(['INBOX']));

  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));

  await waitFor(() => expect(collections.email.countByFolder().inbox).toBe(0));
  expect(total).toBeGreaterThan(500);
  expect((await findRows()).length).toBeLessThan(60);
});

test('loads more emails when scrolling', { tags: ['nightly'] }, async () => {
  const { collections } = await renderRoute('/apps/email', {
    services: { ...createTestServices(), seedRows: 2000 },
  });
  const { emails } = collections.email.selectPage({ ...createPageArgs(['INBOX']), page: 5 });
  const scroller = (await findList()).parentElement as HTMLElement;

  scroller.scrollTop = 200 * 52;
  fireEvent.scroll(scroller);

  expect(await findCheckbox(emails[0]?.subject ?? '')).toBeVisible();
});

test('adds a label from the menu, and updates its count', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/email');

  await user.click(await findCheckbox(newestSubject));
  await user.click(screen.getByRole('button', { name: 'Label' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Private' }));

  await waitFor(() => expect(collections.email.find(40).labels).toEqual(['COMPANY', 'PRIVATE']));
  expect(
    await within(await findNavigation()).findByRole('link', { name: /^Private 4/ }),
  ).toBeVisible();
});

test('empties the trash after confirmation', async () => {
  const { collections, user } = await renderRoute('/apps/email/trash');

  await user.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));

  expect(await screen.findByText('The trash is empty')).toBeVisible();
  await waitFor(() =>
    expect(collections.email.selectPage(createPageArgs(['TRASH'])).total).toBe(0),
  );
});

test('moves, stars, selects and composes by keyboard', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/email');
  await findRows();

  await user.keyboard('jj');
  await waitFor(() => expect(document.activeElement?.id).toBe('mail-39'));
  await user.keyboard('s');
  await waitFor(() => expect(collections.email.find(39).isStarred).toBe(true));
  await user.keyboard('x');
  expect(await findCheckbox(secondSubject)).toBeChecked();
  await user.keyboard('c');
  expect(await screen.findByLabelText('Subject', { selector: 'input' })).toBeVisible();
});

function createPageArgs(folders: ('INBOX' | 'SENT' | 'DRAFT' | 'TRASH')[]) {
  return {
    q: '',
    in: folders,
    isRead: null,
    labels: null,
    hasAttachments: null,
    sortBy: 'NEWEST' as const,
    page: 1,
    perPage: 50,
  };
}
