import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((fullName) => ({ fullName, avatar: '' }));

test('people beyond the limit are shown as a number with their names', async () => {
  await renderComponent(<AvatarGroup people={people} limit={4} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('img', { name: '2 more: Dan and Eva' })).toHaveTextContent('+2');
});

test('an availability and a status have a text', async () => {
  await renderComponent(
    <>
      <PersonAvatar fullName="Ana Ito" avatar="" status="busy" />
      <StatusBadge tone="success">Paid</StatusBadge>
    </>,
  );

  expect(screen.getByRole('img', { name: 'Busy' })).toBeInTheDocument();
  expect(screen.getByText('Paid')).toBeVisible();
});
