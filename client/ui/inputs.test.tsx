import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { DateInput, DateRangeInput, DateTimeInput } from './dates/DateInputs.tsx';
import { FileDrop } from './FileDrop.tsx';
import { formatFileSize, isAccepted } from './files.ts';
import { NumberField } from './NumberField.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PeopleSelect, PersonSelect } from './PersonSelect.tsx';
import { ratePassword } from './passwordStrength.ts';

function Stepper({ isWrapping }: { isWrapping?: boolean }) {
  const [value, setValue] = useState(2);
  return (
    <>
      <NumberStepper
        label="Seats"
        value={value}
        onChange={setValue}
        min={1}
        max={3}
        isWrapping={isWrapping}
      />
      <output>{value}</output>
    </>
  );
}

test('a number can be entered and changed in steps within its limits', async () => {
  const { user } = await renderComponent(<Stepper />);
  const input = screen.getByRole('textbox', { name: 'Seats' });

  await user.click(screen.getByRole('button', { name: 'Increase: Seats' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(screen.getByRole('button', { name: 'Increase: Seats' })).toBeDisabled();

  await user.clear(input);
  await user.type(input, '9');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(input).not.toHaveFocus();

  await user.click(input);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('a step beyond the maximum continues at the minimum', async () => {
  const { user } = await renderComponent(<Stepper isWrapping />);
  const more = screen.getByRole('button', { name: 'Increase: Seats' });

  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

function Price({ decimals }: { decimals: number }) {
  const [value, setValue] = useState<number | string>('');
  return (
    <>
      <NumberField label="Price" value={value} onChange={setValue} decimals={decimals} min={0} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test.each([
  ['12,5', 2, '12.5', '12.5'],
  ['12.5', 0, '13', '13'],
  ['1.234,567', 2, '1234.57', '1,234.57'],
  ['12.5', 2, '12.5', '12.5'],
])('%s is never read as a number ten times as large', async (text, decimals, value, shown) => {
  const { user } = await renderComponent(<Price decimals={decimals} />);
  const input = screen.getByRole('textbox', { name: 'Price' });

  await user.type(input, text);
  await user.tab();

  expect(screen.getByRole('status')).toHaveTextContent(value);
  expect(input).toHaveValue(shown);
});

test.each(['.5', '-1'])('%s replaces a value that must not be empty', async (text) => {
  const { user } = await renderComponent(<Steps />);
  const input = screen.getByRole('textbox', { name: 'Hours' });

  await user.clear(input);
  await user.type(input, text);
  expect(screen.getByRole('status')).toHaveTextContent(`${Number(text)}`);

  await user.clear(input);
  await user.type(input, '-');
  await user.tab();
  expect(input).toHaveValue(`${Number(text)}`);
  expect(input).toBeValid();
});

function Steps() {
  const [value, setValue] = useState(12);
  return (
    <>
      <NumberStepper label="Hours" value={value} onChange={setValue} decimals={2} />
      <output>{value}</output>
    </>
  );
}

test.each(['1.2.3', '1e3'])('%s is not a number: it stays, and the field says so', async (text) => {
  const { user } = await renderComponent(<Price decimals={2} />);
  const input = screen.getByRole('textbox', { name: 'Price' });

  await user.click(input);
  await user.paste(text);
  await user.tab();

  expect(input).toHaveValue(text);
  expect(input).toHaveAccessibleDescription('Enter a number, such as 12.5.');
  expect(screen.getByRole('status')).toHaveTextContent('""');
});

function Password() {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" value={value} onChange={setValue} hasMeter />;
}

test('a password field shows the password, its strength and Caps Lock', async () => {
  const { user } = await renderComponent(<Password />);
  const input = screen.getByLabelText('Password');
  expect(screen.getByText('At least 8 characters')).toBeVisible();

  await user.type(input, 'correct horse battery');
  expect(screen.getByText('Strength: strong')).toBeVisible();
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');

  const key = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  Object.defineProperty(key, 'getModifierState', { value: () => true });
  fireEvent(input, key);
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
});

test.each([
  ['short', 0],
  ['password123', 0],
  ['12345678901', 0],
  ['aaaaaaaaaaaa', 0],
  ['rui at the desk', 0],
  ['Marlow27', 1],
  ['Teapots 12', 2],
  ['Marlow-Finch27', 3],
])('rates the strength of %s as %i', (password, strength) => {
  expect(ratePassword(password, ['Rui'])).toBe(strength);
});

test('a chosen file is accepted, and a dropped file is refused with a reason', async () => {
  const handleFiles = vi.fn();
  const { user } = await renderComponent(
    <FileDrop label="Choose a portrait" accept="image/*" maxSize={10} onFiles={handleFiles} />,
  );
  const target = screen.getByRole('button', { name: /^Choose a portrait/ });
  const image = new File(['12345'], 'me.png', { type: 'image/png' });
  const large = new File(['12345678901'], 'large.png', { type: 'image/png' });
  const text = new File(['1'], 'notes.txt', { type: 'text/plain' });

  await user.upload(screen.getByLabelText('Choose a portrait', { selector: 'input' }), image);
  expect(handleFiles).toHaveBeenCalledWith([image]);
  fireEvent.drop(target, { dataTransfer: { files: [large] } });
  expect(screen.getByRole('alert')).toHaveTextContent('“large.png” is larger than 10 bytes.');
  fireEvent.drop(target, { dataTransfer: { files: [text] } });
  expect(screen.getByRole('alert')).toHaveTextContent('unsupported file type');
  expect(handleFiles).toHaveBeenCalledOnce();
});

test('checks the type and formats the size of a file', () => {
  expect(isAccepted({ name: 'A.CSV', type: '' }, '.csv, text/plain')).toBe(true);
  expect(isAccepted({ name: 'a.svg', type: 'image/svg+xml' }, 'image/png')).toBe(false);
  expect(formatFileSize(2_500_000, 'en')).toBe('2.5 MB');
  expect(formatFileSize(2_500_000, 'de')).toBe('2,5 MB');
});

const people = ['Ana Ito', 'Rui Vale'].map((fullName) => ({ fullName, avatar: '' }));

test('a person can be found by name and selected', async () => {
  const handleChange = vi.fn();
  const { user } = await renderComponent(
    <PersonSelect label="Assignee" people={people} onChange={handleChange} />,
  );

  await user.type(screen.getByRole('combobox', { name: 'Assignee' }), 'rui');
  await user.click(await screen.findByRole('option', { name: 'Rui Vale' }));

  expect(handleChange).toHaveBeenCalledWith('Rui Vale', expect.anything());
});

test('several people can be selected', async () => {
  const handleChange = vi.fn();
  const { user } = await renderComponent(
    <PeopleSelect
      label="Guests"
      people={people}
      defaultValue={['Ana Ito']}
      onChange={handleChange}
    />,
  );

  await user.click(screen.getByRole('combobox', { name: 'Guests' }));
  await user.click(await screen.findByRole('option', { name: 'Rui Vale' }));

  expect(handleChange).toHaveBeenCalledWith(['Ana Ito', 'Rui Vale']);
});

test('the calendar of a date input starts on the first weekday of the region', async () => {
  const { user } = await renderComponent(<DateInput label="Day" value="2026-03-09" />);

  await user.click(await screen.findByRole('button', { name: 'Day' }));

  const [first] = await screen.findAllByRole('columnheader');
  expect(first).toHaveTextContent('Su');
});

test('dates have the format of the language', async () => {
  await renderComponent(
    <>
      <DateInput label="Day" value="2026-03-09" />
      <DateRangeInput label="Days" value={['2026-03-09', '2026-03-12']} />
      <DateTimeInput label="Moment" value="2026-03-09 14:30:00" />
    </>,
  );

  expect(await screen.findByRole('button', { name: 'Day' })).toHaveTextContent('Mar 9, 2026');
  expect(await screen.findByRole('button', { name: 'Days' })).toHaveTextContent(
    /Mar 9\s–\s12, 2026/,
  );
  expect(await screen.findByRole('button', { name: 'Moment' })).toHaveTextContent(
    'Mar 9, 2026 2:30 PM',
  );
});
