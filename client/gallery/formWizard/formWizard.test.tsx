import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a step must be valid before the next step opens, and the last step submits all values', async () => {
  const { user } = await renderRoute('/forms/wizard');
  const wizard = getDemo('Horizontal');
  const input = { selector: 'input' };
  const openNextStep = () => user.click(wizard.getByRole('button', { name: 'Next' }));
  function fill(texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      fireEvent.change(wizard.getByLabelText(label), { target: { value: text } });
    }
  }

  await openNextStep();
  expect(await wizard.findAllByText('Fill in this field.')).toHaveLength(2);
  expect(wizard.getByText(/at least 8 characters/)).toBeVisible();
  fill({ Username: 'ada', Email: 'ada', Password: 'correct horse', 'Confirm password': 'x' });
  await openNextStep();
  expect(await wizard.findByText(/Enter an email address/)).toBeVisible();
  expect(wizard.getByText('The passwords do not match.')).toBeVisible();
  fill({ Email: 'ada@quist.example', 'Confirm password': 'correct horse' });
  await openNextStep();

  await waitFor(() => expect(wizard.getByLabelText('First name')).toBeVisible());
  fill({ 'First name': 'Ada', 'Last name': 'Quist' });
  await user.click(wizard.getByLabelText('Country', input));
  await user.keyboard('Denm{ArrowDown}{Enter}');
  await user.click(wizard.getByLabelText('Languages', input));
  await user.keyboard('{ArrowDown}{Enter}');
  await openNextStep();
  await waitFor(() => expect(wizard.getByLabelText('Street')).toBeVisible());
  fill({ Street: 'Kajen 1', Postcode: '8000', City: 'Aarhus' });
  await openNextStep();
  await waitFor(() => expect(wizard.getByLabelText('LinkedIn')).toBeVisible());
  fill({ LinkedIn: 'linkedin' });
  await user.click(wizard.getByRole('button', { name: 'Send' }));
  expect(await wizard.findByText(/Enter a URL that starts with https/)).toBeVisible();
  fill({ LinkedIn: '' });
  await user.click(wizard.getByRole('button', { name: 'Send' }));
  expect(await wizard.findByText('Sent')).toBeVisible();
  const [sentValues] = wizard.getAllByRole('status').slice(-1);
  expect(sentValues).toHaveTextContent(/Denmark.*English.*Aarhus/);
});

test.each(['Vertical', 'Modern', 'Modern, vertical'])(
  '%s: shows the errors of empty fields',
  async (title) => {
    const { user } = await renderRoute('/forms/wizard');
    const wizard = getDemo(title);

    if (title === 'Vertical') await user.click(wizard.getByRole('button', { name: 'Next' }));
    else {
      await user.click(wizard.getByRole('button', { name: /Social links/ }));
      await user.click(wizard.getByRole('button', { name: 'Send' }));
    }
    expect((await wizard.findAllByText('Fill in this field.'))[0]).toBeVisible();
    expect(wizard.getByLabelText('Username')).toBeVisible();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
  60_000,
);
