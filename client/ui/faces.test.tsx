import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';
import { moneyText } from './MoneyText.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((fullName) => ({ fullName, avatar: '' }));

test('avatars beyond the limit are shown as a number with their names', async () => {
  await renderPiece(<AvatarGroup people={people} limit={4} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('img', { name: '2 more: Dan and Eva' })).toHaveTextContent('+2');
});

test('a state has a text', async () => {
  await renderPiece(
    <>
      <PersonAvatar fullName="Ana Ito" avatar="" status="busy" />
      <StatusBadge tone="success">Paid</StatusBadge>
    </>,
  );

  expect(screen.getByRole('img', { name: 'Busy' })).toBeInTheDocument();
  expect(screen.getByText('Paid')).toBeVisible();
});

test('money has the decimals of its currency', () => {
  expect(moneyText(123456, 'en')).toBe('$1,234.56');
  expect(moneyText(123456, 'fr')).toBe('1\u202f234,56\u00a0$');
  expect(moneyText(123456, 'en', 'EUR')).toBe('€1,234.56');
  expect(moneyText(123456, 'de', 'EUR')).toBe('1.234,56\u00a0€');
  expect(moneyText(1234, 'en', 'JPY')).toBe('¥1,234');
  expect(moneyText(-5, 'en', 'USD')).toBe('-$0.05');
});
