import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const question = { name: 'Can I send something back?' };
const first = { name: 'When will my order arrive?' };

test('panels expand several at a time or one at a time', async () => {
  const { user } = await renderRoute('/components/collapse');

  for (const title of ['Several open', 'One open', 'With shadow', 'With border', 'Separated']) {
    const button = demo(title).getByRole('button', question);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await demo(title).findByRole('region', question)).toHaveTextContent(
      'Within thirty days',
    );
  }

  expect(demo('Several open').getByRole('button', first)).toHaveAttribute('aria-expanded', 'true');
  await user.click(demo('One open').getByRole('button', first));
  expect(demo('One open').getByRole('button', question)).toHaveAttribute('aria-expanded', 'false');
});

test('a panel expands on hover and by keyboard', async () => {
  const { user } = await renderRoute('/components/collapse');
  const hover = demo('On hover');
  const button = hover.getByRole('button', question);

  fireEvent.pointerEnter(button.closest('[class*=item]') ?? button, { pointerType: 'mouse' });
  expect(button).toHaveAttribute('aria-expanded', 'true');

  hover.getByRole('button', first).focus();
  await user.keyboard('{Enter}');
  expect(hover.getByRole('button', first)).toHaveAttribute('aria-expanded', 'true');
  expect(within(document.body).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(
    24,
  );
});
