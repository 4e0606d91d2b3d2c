import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a picture is shown beside its text', async () => {
  await renderRoute('/components/media-objects');
  const titles = [
    'Picture at the start',
    'Picture at the end',
    'Picture at the start, with borders',
    'Picture at the end, with borders',
  ];

  for (const title of titles) {
    const [ines, harriet] = getDemo(title).getAllByRole('article');
    expect(ines).toHaveTextContent(/^Ines Okafor.*letter/);
    expect(ines?.getAttribute('data-side')).toBe(
      title.startsWith('Picture at the end') ? 'end' : null,
    );
    expect(ines?.querySelector('img')).toHaveAttribute('src', '/pictures/people/ines-okafor.svg');
    expect(harriet).toHaveTextContent(/^Harriet Marlow.*prototype/);
  }

  const [outer] = getDemo('Nested').getAllByRole('article');
  expect(within(outer as HTMLElement).getAllByRole('article')).toHaveLength(2);

  const articles = getDemo('Vertical alignment').getAllByRole('article');
  expect(articles.map((article) => article.dataset.align)).toEqual(['start', 'center', 'end']);
});
