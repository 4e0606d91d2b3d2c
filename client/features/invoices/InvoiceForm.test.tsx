import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a new invoice has the next number, and saving it shows the missing fields', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/add');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('New invoice 5037');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Select a client.')).toBeVisible();
  expect(screen.getByText('Enter an item.')).toBeVisible();
  expect(collections.invoices.get(5037)).toBeUndefined();
});

test('discounts and taxes change the total, and two clicks on Save add one invoice', {
  tags: ['nightly'],
}, async () => {
  const { user, collections, router } = await renderRoute('/apps/invoice/add');
  await screen.findByRole('heading', { level: 1 });

  await user.click(screen.getByRole('combobox', { name: 'Invoice to' }));
  await user.click(await screen.findByRole('option', { name: 'Elena Marchetti' }));
  const items = screen.getByRole('list', { name: 'Items' });
  await user.type(within(items).getByRole('combobox', { name: 'Item' }), 'Brass bell');
  await user.type(within(items).getByRole('textbox', { name: 'Cost' }), '33.33');
  const quantity = within(items).getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '3');
  const discount = within(items).getByRole('textbox', { name: 'Discount' });
  await user.clear(discount);
  await user.type(discount, '10');
  await user.type(within(items).getByRole('textbox', { name: 'Tax 1' }), '5');
  await user.type(within(items).getByRole('textbox', { name: 'Tax 2' }), '2.5');

  // 99.99 - 10.00 = 89.99. The taxes are 4.50 (5 %) and 2.25 (2.5 %).
  expect(await screen.findByText('$96.74')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'));
  expect(collections.invoices.get(5037)?.total).toBe(9674);
  expect(collections.invoices.get(5038)).toBeUndefined();
  expect(sessionStorage.getItem('frontdesk.form.invoice.new')).toBeNull();
});

test('a new client is saved and selected', { tags: ['nightly'] }, async () => {
  const { user, collections } = await renderRoute('/apps/invoice/add');
  await user.click(await screen.findByRole('button', { name: 'New client' }));
  const drawer = await screen.findByRole('dialog', { name: 'New client' });

  await user.type(within(drawer).getByRole('textbox', { name: 'Name' }), 'Ada Quist');
  await user.type(
    within(drawer).getByRole('textbox', { name: 'Email' }),
    'elena@marchettilegal.example',
  );
  await user.click(within(drawer).getByRole('button', { name: 'Add client' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The client Elena Marchetti already exists.',
    ),
  );

  const email = within(drawer).getByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'ada@quist.example');
  await user.click(within(drawer).getByRole('button', { name: 'Add client' }));

  expect(await screen.findByText('ada@quist.example')).toBeVisible();
  expect(collections.invoices.listClients().map(({ name }) => name)).toContain('Ada Quist');
});

test('restores unsaved changes after the page was reloaded', { tags: ['nightly'] }, async () => {
  const first = await renderRoute('/apps/invoice/edit/5036');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await first.user.clear(note);
  await first.user.type(note, 'Ring the bell');
  await waitFor(() =>
    expect(sessionStorage.getItem('frontdesk.form.invoice.5036')).toContain('Ring the bell'),
  );
  const storedDraft = sessionStorage.getItem('frontdesk.form.invoice.5036') ?? '';
  document.body.innerHTML = '';

  sessionStorage.setItem('frontdesk.form.invoice.5036', storedDraft);
  const { user } = await renderRoute('/apps/invoice/edit/5036');
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring the bell');

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveValue('Ring the bell');
});

test('leaving with changes requires confirmation', { tags: ['nightly'] }, async () => {
  const { user, router } = await renderRoute('/apps/invoice/edit/5036');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), '!');

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));

  expect(router.state.location.pathname).toBe('/apps/invoice/edit/5036');
});

test('the note of a paid invoice can be changed, but its amounts cannot', {
  tags: ['nightly'],
}, async () => {
  const { user, collections } = await renderRoute('/apps/invoice/edit/5031');
  expect(await screen.findByText('This invoice is paid')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Cost' })[0]).toBeDisabled();

  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.clear(note);
  await user.type(note, 'Paid with thanks.');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(collections.invoices.get(5031)?.note).toBe('Paid with thanks.'));
});
