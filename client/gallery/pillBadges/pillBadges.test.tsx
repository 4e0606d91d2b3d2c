import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('badges show colours, links and unread counts', async () => {
  const { user } = await renderRoute('/components/pill-badges');

  for (const title of ['Colours', 'Glow', 'Light']) {
    expect(getDemo(title).getByText('Secondary')).toBeVisible();
    expect(getDemo(title).getByText('Warning')).toBeVisible();
  }
  expect(getDemo('Full width').getByText('Users')).toBeVisible();

  const inbox = getDemo('Unread counts');
  expect(inbox.getByRole('button', { name: 'Notices, 120 unread' })).toHaveTextContent('99+');
  await user.click(inbox.getByRole('button', { name: 'Mail, 4 unread' }));
  expect(inbox.getByRole('button', { name: 'Mail, 0 unread' })).toHaveTextContent(
    /^Mail, 0 unread$/,
  );

  expect(getDemo('As links').getByRole('link', { name: 'Users' })).toHaveAttribute(
    'href',
    '/apps/user/list',
  );
});
