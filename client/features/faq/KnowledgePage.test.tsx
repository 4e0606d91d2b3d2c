import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const basePath = '/pages/knowledge-base';

test('links open a category and an article, and breadcrumbs lead back', async () => {
  const { router, user } = await renderRoute(basePath);
  const categories = await screen.findByRole('list', { name: 'Categories' });
  expect(within(categories).getAllByRole('link')).toHaveLength(6);

  await user.click(within(categories).getByRole('link', { name: 'Email marketing' }));
  await user.click(await screen.findByRole('link', { name: 'How often may we write?' }));
  await screen.findByRole('heading', { level: 1, name: 'How often may we write?' });
  expect(router.state.location.pathname).toBe(`${basePath}/email-marketing/how-often-may-we-write`);
  expect(await screen.findByText(/never on a Monday/)).toBeVisible();

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'Email marketing' }));
  expect(await screen.findByRole('list', { name: 'Topics in this category' })).toBeVisible();
});

test('related questions open their own articles', async () => {
  const { router } = await renderRoute(`${basePath}/api-questions/where-do-i-get-a-token`);
  const related = within(await screen.findByRole('navigation', { name: 'Related questions' }));
  const [first] = related.getAllByRole('link');
  const name = first?.textContent ?? '';

  await act(() => router.navigate(first?.getAttribute('href') ?? ''));

  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test.each([`${basePath}/gardening`, `${basePath}/toString`, `${basePath}/api-questions/who-knows`])(
  '%s shows the not-found page',
  async (path) => {
    await renderRoute(path);

    expect(await screen.findByText('Page not found')).toBeVisible();
  },
);

test('an article with the wrong category in the URL redirects to its own category', async () => {
  const { router } = await renderRoute(`${basePath}/api-questions/how-often-may-we-write`);

  await screen.findByRole('heading', { level: 1, name: 'How often may we write?' });
  expect(router.state.location.pathname).toBe(`${basePath}/email-marketing/how-often-may-we-write`);
});

test('a search on the page of a category finds all categories and questions, and marks matches', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute(`${basePath}/personalization`);

  await user.type(await screen.findByRole('searchbox'), 'newsletter');

  const results = within(await screen.findByRole('region', { name: /results for “newsletter”/ }));
  expect(results.getByRole('link', { name: /^Email marketing/ })).toBeVisible();
  expect(results.getAllByText('newsletter', { selector: 'mark' }).length).toBeGreaterThan(1);
  expect(router.state.location.search).toBe('?q=newsletter');
});

test('a search without results shows a message', async () => {
  const { user } = await renderRoute(`${basePath}?q=zebra`);

  expect(await screen.findByText('No results for “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(await screen.findByRole('list', { name: 'Categories' })).toBeVisible();
});

test('a rating is counted and can be changed and removed', async () => {
  const slug = 'where-do-i-get-a-token';
  const { collections, user } = await renderRoute(`${basePath}/api-questions/${slug}`);
  const { helpfulCount, unhelpfulCount } = collections.faq.knowledge.getArticle(1, slug);
  const yes = await screen.findByRole('button', { name: /^Yes\s*\d/ });
  const no = screen.getByRole('button', { name: /^No\s*\d/ });

  await user.click(yes);
  expect(yes).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(yes).toHaveTextContent(String(helpfulCount + 1)));

  await user.click(no);
  await waitFor(() =>
    expect(collections.faq.knowledge.getArticle(1, slug)).toMatchObject({
      helpfulCount,
      unhelpfulCount: unhelpfulCount + 1,
      isHelpful: false,
    }),
  );

  await user.click(no);
  await waitFor(() => expect(collections.faq.knowledge.getArticle(1, slug).isHelpful).toBeNull());
});

test('categories and topics of the sample are shown in the language of the viewer', async () => {
  const { user } = await renderRoute(`${basePath}/api-questions`);
  expect(await screen.findByRole('heading', { level: 2, name: /^First calls/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Language: English (EN)' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Fragen zur API' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^Erste Aufrufe/ })).toBeVisible();
  expect(screen.queryByText('First calls')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sprache: Deutsch (DE)' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'API questions' })).toBeVisible();
});
