import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FormCase, formCases, untestedForms } from '../../testing/formCases.ts';
import { readFiles } from '../../testing/readFiles.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

type Rendered = Awaited<ReturnType<typeof renderRoute>>;

const findContainer = async ({ role }: FormCase) => within(await screen.findByRole(role));

const findField = async (container: ReturnType<typeof within>, name: string) =>
  (await container.findAllByLabelText(new RegExp(`^(${name})`)))[0] as HTMLElement;

/** Opens the form, and fills in its fields. Returns its element. */
async function fillIn(form: FormCase, { user }: Rendered) {
  if (form.open) {
    const [control] = await screen.findAllByRole(form.open.role, { name: form.open.name });
    await user.click(control as HTMLElement);
  }
  const container = await findContainer(form);
  for (const [name, text] of Object.entries(form.edit)) {
    await user.clear(await findField(container, name));
    await user.paste(text);
  }
  for (const [name, option] of Object.entries(form.choose ?? {})) {
    await user.click(await findField(container, name));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  if (form.checkbox) await user.click(await findField(container, form.checkbox));
  if (form.date) {
    await user.click(await findField(container, form.date));
    await user.click((await screen.findAllByRole('button', { name: /^15 / }))[0] as HTMLElement);
  }
  return container;
}

/** Returns the errors of a response with an error for each path. */
const createErrors = (paths: string[]) =>
  paths.map((field) => ({
    message: `${field} is refused: ${field}.`,
    extensions: { code: 'BAD_USER_INPUT', field },
  }));

for (const [name, form] of Object.entries(formCases)) {
  const options = { tags: form.isDaily ? [] : ['nightly'] };

  test(`${name}: shows every error of the server at its field`, options, async () => {
    const rendered = await renderRoute(form.address, form.isForGuests ? { account: null } : {});
    const container = await fillIn(form, rendered);
    const errors = createErrors(Object.keys(form.errors));
    const error = Object.assign(new Error('Refused'), { errors });
    vi.spyOn(rendered.client, 'mutate').mockResolvedValue({ error } as never);
    // The forms of guests do not use Apollo Client.
    vi.stubGlobal('fetch', async () => Response.json({ errors }));

    const [submit] = container.getAllByRole('button', { name: form.submit });
    await rendered.user.click(submit as HTMLElement);

    for (const text of Object.values(form.errors)) {
      expect((await container.findAllByText(text))[0]).toBeInTheDocument();
    }
    await waitFor(() => expect(document.activeElement).not.toBe(submit));
    expect(screen.queryByText('Refused')).toBeNull();
  });
}

test('the table contains all forms', () => {
  const hooks = /\buse(Mutation|Small)Form[(<]/;
  const shared = [
    'datatables/useEmployeeForm.ts',
    'users/useUserForm.ts',
    'account/useSettingsForm.ts',
  ];
  const users = /\buse(Employee|User|Settings)Form\(/;
  const sources = readFiles(/^features\/.*(?<!\.test)\.tsx?$/)
    .filter(([, content]) => hooks.test(content) || users.test(content))
    .map(([path]) => path.replace('features/', ''))
    .filter((path) => !shared.includes(path));
  const listed = [
    ...Object.values(formCases).map(({ source }) => source),
    ...Object.keys(untestedForms),
  ];

  expect([...new Set(listed)].sort()).toEqual(sources.sort());
});

test('no form is outside of the form layer', () => {
  const outside = readFiles(/^(features|frame)\/.*(?<!\.test)\.tsx$/)
    .filter(
      ([, content]) =>
        /<form\b|component="form"/.test(content) && !/\{\.\.\.form\.formProps\}/.test(content),
    )
    .map(([path]) => path);

  // The message of a chat and an email are stored while the user writes. A comparison changes nothing. A task that is added in
  // place has only a title, which returns to its field if the server refuses it.
  expect(outside).toEqual([
    'features/chat/Composer.tsx',
    'features/email/ComposerForm.tsx',
    'features/gateway/CompareDrawer.tsx',
    'features/todo/QuickAdd.tsx',
  ]);
});

test('no screen has the number input of Mantine, which turns 12.5 into 125 if the point separates thousands', () => {
  const users = readFiles(/^(features|frame|gallery|ui)\/.*(?<!\.test)\.tsx$/)
    .filter(([, content]) => /<NumberInput\b/.test(content))
    .map(([path]) => path);

  expect(users).toEqual([]);
});
