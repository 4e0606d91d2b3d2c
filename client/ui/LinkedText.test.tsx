import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { LinkedText } from './LinkedText.tsx';

test('web addresses are links, without the punctuation after them', async () => {
  const text =
    'See https://x.example/a?b=c, (www.y.example/d), (https://z.example/Oak_(tree)) or javascript:alert(1).';
  await renderComponent(
    <p>
      <LinkedText text={text} />
    </p>,
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://x.example/a?b=c',
    'https://www.y.example/d',
    'https://z.example/Oak_(tree)',
  ]);
});
