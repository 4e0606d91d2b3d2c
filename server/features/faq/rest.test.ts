import { expect, test } from 'vitest';
import { openTestBranch } from '../../test/testApp.ts';

interface Category {
  icon: string;
  title: string;
  qandA: { question: string; ans: string }[];
}

async function read(url: string) {
  const app = await openTestBranch();
  const response = await app.inject(`/faq/data${url}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('GET /faq/data returns an object with five categories', async () => {
  const faq: Record<string, Category> = await read('?q=');

  const summaries = Object.entries(faq).map(([key, { icon, qandA }]) => [key, icon, qandA.length]);
  expect(summaries).toEqual([
    ['payment', 'CreditCard', 7],
    ['delivery', 'ShoppingBag', 5],
    ['cancellationReturn', 'RefreshCw', 7],
    ['myOrders', 'Package', 5],
    ['productServices', 'Settings', 4],
  ]);
  expect(faq.payment?.title).toBe('Payment');
});

test('GET /faq/data searches only questions and omits empty categories', async () => {
  const faq: Record<string, Category> = await read('?q=INVOICE');

  expect(Object.keys(faq)).toEqual(['payment']);
  expect(faq.payment?.qandA.map(({ question }) => question)).toEqual([
    'Can my company pay by invoice?',
    'Where can I find my invoice?',
  ]);
});

test('GET /faq/data returns an empty object if nothing matches', async () => {
  expect(await read('?q=zebra')).toEqual({});
});

test('GET /faq/data/knowledge_base returns the six categories in order', async () => {
  const categories = await read('/knowledge_base');

  expect(
    categories.map(({ id, category }: { id: number; category: string }) => [id, category]),
  ).toEqual([
    [1, 'sales-automation'],
    [2, 'marketing-automation'],
    [3, 'api-questions'],
    [4, 'personalization'],
    [5, 'email-marketing'],
    [6, 'demand-generation'],
  ]);
  expect(categories[0].img).toBe('/pictures/drawings/sales-automation.svg');
});

test('GET /faq/data/category returns six topics and their questions', async () => {
  const topics: { icon: string; iconColor: string; questions: { id: number }[] }[] =
    await read('/category');

  expect(
    topics.map(({ icon, iconColor, questions }) => [icon, iconColor, questions.length]),
  ).toEqual([
    ['Settings', 'text-primary', 5],
    ['Link', 'text-success', 4],
    ['FileText', 'text-danger', 5],
    ['Lock', 'text-warning', 6],
    ['Smartphone', 'text-info', 6],
    ['HelpCircle', '', 4],
  ]);
  expect(topics[0]?.questions[0]).toEqual({
    id: 0,
    question: 'How secure is my password?',
    slug: 'how-secure-is-my-password',
  });
});

test('GET /faq/data/question returns an article with a picture that this server serves', async () => {
  const article = await read('/question');

  expect(Object.keys(article)).toEqual(['title', 'lastUpdated', 'relatedQuestions', 'content']);
  expect(article.lastUpdated).toBe('Last updated on 21 February 2026');
  expect(article.relatedQuestions).toHaveLength(6);
  expect(article.content.match(/<img src="[^"]*"/g)).toEqual([
    '<img src="/pictures/covers/front-desk.svg"',
  ]);
});
