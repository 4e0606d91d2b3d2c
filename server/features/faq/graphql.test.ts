import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  signUp,
} from '../../test/testApp.ts';

test('each question of the knowledge base has its own article', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(
    app,
    '{ knowledgeTopics { title questions { question slug } } }',
  );
  const slugs = new Set<string>();

  for (const topic of data.knowledgeTopics) {
    for (const { question, slug } of topic.questions) {
      const article = await sendGraphql(
        app,
        'query ($slug: String!) { knowledgeArticle(slug: $slug) { title topic relatedQuestions { slug } } }',
        { slug },
      );
      const { title, topic: topicTitle, relatedQuestions } = article.data.knowledgeArticle;
      slugs.add(slug);
      expect([title, topicTitle]).toEqual([question, topic.title]);
      expect(relatedQuestions).toHaveLength(6);
      expect(relatedQuestions).not.toContainEqual({ slug });
    }
  }

  expect(slugs.size).toBe(30);
});

test('the dates of an article do not depend on the current time', async () => {
  const clock = { time: Date.parse('2026-03-09T09:00:00Z') };
  const app = await buildTestApp({
    services: { ...createTestServices(), now: () => new Date(clock.time) },
  });
  const before = await sendGraphql(app, '{ knowledgeArticle { updatedAt lastUpdated } }');
  clock.time += 86_400_000;

  expect(await sendGraphql(app, '{ knowledgeArticle { updatedAt lastUpdated } }')).toEqual(before);
});

test('returns NOT_FOUND for an unknown article', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, '{ knowledgeArticle(slug: "who-knows") { title } }');

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('knowledgeTopics, knowledgeCategories and faqCategories search by text', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      byTitle: knowledgeTopics(q: "BILLING") { title }
      byQuestion: knowledgeTopics(q: "delivery note") { title }
      categories: knowledgeCategories(q: "newsletter") { category }
      faqCategories(q: "lorry") { topic }
      none: faqCategory(topic: PAYMENT, q: "zebra") { title }
    }`,
  );

  expect(data).toEqual({
    byTitle: [{ title: 'Billing' }],
    byQuestion: [{ title: 'Mobile apps' }],
    categories: [{ category: 'EMAIL_MARKETING' }],
    faqCategories: [],
    none: null,
  });
});

test('each question belongs to exactly one category', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, '{ knowledgeCategories { category articleCount } }');
  const slugs: string[] = [];

  for (const { category, articleCount } of data.knowledgeCategories) {
    const response = await sendGraphql(
      app,
      'query ($category: KnowledgeCategoryName!) { knowledgeTopics(category: $category) { questions { slug category } } }',
      { category },
    );
    const questions = response.data.knowledgeTopics.flatMap(
      (topic: { questions: { slug: string; category: string }[] }) => topic.questions,
    );
    expect(questions.length).toBe(articleCount);
    for (const question of questions) expect(question.category).toBe(category);
    slugs.push(...questions.map(({ slug }: { slug: string }) => slug));
  }

  expect(slugs.length).toBe(60);
  expect(new Set(slugs).size).toBe(60);
});

test('knowledgeHits returns categories and questions, and questions that contain the text come first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      hits: knowledgeHits(q: " newsletter ") { categories { category } questions { slug } }
      blank: knowledgeHits(q: " ") { categories { category } questions { slug } }
    }`,
  );

  expect(data.hits.categories).toEqual([{ category: 'EMAIL_MARKETING' }]);
  const slugs = data.hits.questions.map(({ slug }: { slug: string }) => slug);
  expect(slugs.slice(0, 2)).toEqual([
    'how-do-i-write-a-newsletter',
    'how-do-i-sort-answers-to-a-newsletter',
  ]);
  expect(slugs).toContain('how-often-may-we-write');
  expect(data.blank).toEqual({ categories: [], questions: [] });
});

test('a rating is counted once and can be changed and removed', async () => {
  const app = await openTestBranch();
  const rate = async (isHelpful: boolean | null) => {
    const { data } = await sendGraphql(
      app,
      'mutation ($on: Boolean) { rateKnowledgeArticle(slug: "where-do-i-get-a-token", isHelpful: $on) { helpfulCount unhelpfulCount isHelpful } }',
      { on: isHelpful },
    );
    const { helpfulCount, unhelpfulCount, isHelpful: rating } = data.rateKnowledgeArticle;
    return [helpfulCount, unhelpfulCount, rating];
  };
  const [yes, no] = await rate(null);

  expect(await rate(true)).toEqual([yes + 1, no, true]);
  expect(await rate(true)).toEqual([yes + 1, no, true]);
  expect(await rate(false)).toEqual([yes, no + 1, false]);
  expect(await rate(null)).toEqual([yes, no, null]);
});

test('each caller has their own rating', async () => {
  const app = await openTestBranch();
  const headers = await signUp(app, 'ines');
  const rate = async (isHelpful: boolean | null, callerHeaders = {}) => {
    const { data } = await sendGraphql(
      app,
      'mutation ($on: Boolean) { rateKnowledgeArticle(slug: "where-do-i-get-a-token", isHelpful: $on) { helpfulCount isHelpful } }',
      { on: isHelpful },
      callerHeaders,
    );
    return data.rateKnowledgeArticle;
  };
  const { helpfulCount } = await rate(null);

  await rate(true);
  expect(await rate(true, headers)).toEqual({ helpfulCount: helpfulCount + 2, isHelpful: true });
  expect(await rate(null)).toEqual({ helpfulCount: helpfulCount + 1, isHelpful: null });
  expect(await rate(false, headers)).toEqual({ helpfulCount, isHelpful: false });
});

test('helpfulQuestions is sorted by helpful ratings', async () => {
  const app = await openTestBranch();
  const readBest = async () =>
    (await sendGraphql(app, '{ helpfulQuestions(limit: 2) { slug } }')).data.helpfulQuestions;
  const [first] = await readBest();

  await sendGraphql(
    app,
    'mutation ($slug: String!) { rateKnowledgeArticle(slug: $slug, isHelpful: true) { slug } }',
    first,
  );

  expect((await readBest())[0]).toEqual(first);
  expect(await readBest()).toHaveLength(2);
});

test('faqCategories searches answers if inAnswers is true', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ faqCategories(q: "lorry", inAnswers: true) { topic questions { slug } } }',
  );

  expect(data.faqCategories.map(({ topic }: { topic: string }) => topic)).toEqual([
    'PAYMENT',
    'MY_ORDERS',
  ]);
});

test('activity counts the ratings of answers', async () => {
  const app = await openTestBranch();
  const read = async () =>
    (await sendGraphql(app, '{ activity { reviews } }')).data.activity.reviews;
  const before = await read();

  await sendGraphql(
    app,
    'mutation { rateKnowledgeArticle(slug: "where-do-i-get-a-token", isHelpful: true) { slug } }',
  );

  expect(await read()).toBe(before + 1);
});
