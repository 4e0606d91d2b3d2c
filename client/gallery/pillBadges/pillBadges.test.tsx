import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('badges show colours, links and unread counts', async () => {
  const { user } = await renderRoute('/components/pill-badges');

  for (const title of ['Colours', 'Glow', 'Light']) {
    expect(demo(title).getByText('Secondary')).toBeVisible();
    expect(demo(title).getByText('Warning')).toBeVisible();
  }
  expect(demo('Full width').getByText('Users')).toBeVisible();

  const inbox = demo('Unread counts');
  expect(inbox.getByRole('button', { name: 'Notices, 120 unread' })).toHaveTextContent('99+');
  await user.click(inbox.getByRole('button', { name: 'Mail, 4 unread' }));
  expect(inbox.getByRole('button', { name: 'Mail, 0 unread' })).toHaveTextContent(
    /^Mail, 0 unread$/,
  );

  expect(demo('As links').getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/apps/calendar',
  );
});
