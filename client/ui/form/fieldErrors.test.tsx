import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

interface FormCase {
  address: string;
  /** The role of the element with the form. */
  role: 'dialog' | 'main' | 'tabpanel';
  /** The name of the button that opens the form. */
  open?: string;
  /** The text fields to fill in, so that the rules of the form accept them. */
  edit: Record<string, string>;
  submit: string;
  /** The path of each input field that the server can refuse, and the text that the form shows. */
  errors: Record<string, string>;
}

/** The text for a message of the server without a text of its own. */
const plain = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, `Is refused: ${path}.`]));

const forms: Record<string, FormCase> = {
  task: {
    ...{ address: '/apps/todo?task=3', role: 'dialog', submit: 'Save changes' },
    edit: { Title: 'Another title' },
    errors: plain('task.title', 'task.assignee.fullName', 'task.dueDate', 'task.description'),
  },
  tag: {
    ...{ address: '/apps/todo', role: 'dialog', open: 'Add tag', submit: 'Add tag' },
    edit: { Name: 'Lamps' },
    errors: { 'tag.name': 'There is already a tag with this name.' },
  },
  event: {
    ...{ address: '/apps/calendar?event=new', role: 'dialog', submit: 'Add event' },
    edit: { Title: 'Lamp day' },
    errors: plain(
      ...['event.title', 'event.kind', 'event.start', 'event.end', 'event.url'],
      ...['event.guests[0].name', 'event.location', 'event.description'],
    ),
  },
  'account of a user': {
    ...{ address: '/apps/user/edit/2', role: 'main', submit: 'Save changes' },
    edit: { Username: 'another' },
    errors: plain(
      ...['user.username', 'user.fullName', 'user.email', 'user.status', 'user.role'],
      ...['user.company', 'user.contact', 'user.avatar'],
    ),
  },
  'general settings': {
    ...{ address: '/pages/account-settings', role: 'tabpanel', submit: 'Save changes' },
    edit: { Username: 'another' },
    errors: plain(
      'settings.general.fullName',
      'settings.general.company',
      'settings.general.avatar',
    ),
  },
  'personal settings': {
    address: '/pages/account-settings?tab=information',
    ...{ role: 'tabpanel', submit: 'Save changes' },
    edit: { 'About you': 'Another text' },
    errors: plain('settings.info.bio', 'settings.info.website', 'settings.info.birthDate'),
  },
  invoice: {
    ...{ address: '/apps/invoice/edit/5036', role: 'main', submit: 'Save' },
    edit: { Note: 'Another note' },
    errors: plain(
      ...[
        'invoice.client.name',
        'invoice.dueOn',
        'invoice.items[0].title',
        'invoice.items[0].cost',
      ],
      ...['invoice.items[0].taxRates', 'invoice.discount', 'invoice.taxRate', 'invoice.note'],
    ),
  },
  post: {
    ...{ address: '/pages/blog/edit/7', role: 'main', submit: 'Save changes' },
    edit: { Title: 'Another title' },
    errors: plain('post.excerpt', 'post.status'),
  },
};

/** Creates the error of a response with an error for each path. */
const createError = (paths: string[]) =>
  Object.assign(new Error('Refused'), {
    errors: paths.map((field) => ({
      message: `${field} is refused: ${field}.`,
      extensions: { code: 'BAD_USER_INPUT', field },
    })),
  });

test.each(Object.entries(forms))(
  '%s: shows every error of the server at its field',
  async (_, form) => {
    const { client, user } = await renderRoute(form.address);
    if (form.open) await user.click(await screen.findByRole('button', { name: form.open }));
    const container = within(await screen.findByRole(form.role));
    for (const [name, text] of Object.entries(form.edit)) {
      const [field] = await container.findAllByRole('textbox', { name: new RegExp(`^${name}`) });
      await user.clear(field as HTMLElement);
      await user.type(field as HTMLElement, text);
    }
    const error = createError(Object.keys(form.errors));
    vi.spyOn(client, 'mutate').mockResolvedValue({ error } as never);

    const [submit] = container.getAllByRole('button', { name: form.submit });
    await user.click(submit as HTMLElement);

    for (const text of Object.values(form.errors)) {
      expect(await container.findByText(text)).toBeInTheDocument();
    }
    await waitFor(() => expect(document.activeElement).not.toBe(submit));
    expect(screen.queryByText('Refused')).toBeNull();
  },
);
