import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const returnsQuestion = { name: 'Can I send something back?' };
const deliveryQuestion = { name: 'When will my order arrive?' };

test('several panels or only one panel can be open', async () => {
  const { user } = await renderRoute('/components/collapse');

  for (const title of ['Several open', 'One open', 'With shadow', 'With border', 'Separated']) {
    const button = getDemo(title).getByRole('button', returnsQuestion);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await getDemo(title).findByRole('region', returnsQuestion)).toHaveTextContent(
      'Within thirty days',
    );
  }

  expect(getDemo('Several open').getByRole('button', deliveryQuestion)).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.click(getDemo('One open').getByRole('button', deliveryQuestion));
  expect(getDemo('One open').getByRole('button', returnsQuestion)).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a panel expands on hover and by keyboard', async () => {
  const { user } = await renderRoute('/components/collapse');
  const hover = getDemo('On hover');
  const button = hover.getByRole('button', returnsQuestion);

  fireEvent.pointerEnter(button.closest('[class*=item]') ?? button, { pointerType: 'mouse' });
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));

  hover.getByRole('button', deliveryQuestion).focus();
  await user.keyboard('{Enter}');
  expect(hover.getByRole('button', deliveryQuestion)).toHaveAttribute('aria-expanded', 'true');
  expect(within(document.body).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(
    24,
  );
});
