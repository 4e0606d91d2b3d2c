import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type {
  KnowledgeArticle,
  KnowledgeCategory,
  KnowledgeCategoryName,
  KnowledgeHits,
  KnowledgeQuestion,
  KnowledgeTopic,
} from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { contains } from '../../values/rows.ts';
import { createSlug } from '../../values/slugs.ts';
import { renderContent } from './article.ts';
import { categoryTopics } from './categories.seed.ts';
import { knowledgeCategories, type Topic, topics } from './knowledge.seed.ts';
import { createRatings } from './ratings.ts';

const maxRelated = 6;

const entries = [...topics, ...categoryTopics].flatMap(({ category, title, answers }) =>
  answers.map(([question, answer, steps = []]) => ({
    category,
    topic: title,
    question,
    answer,
    steps,
    slug: createSlug(question),
  })),
);

type KnowledgeEntry = (typeof entries)[number];

const slugs = entries.map(({ slug }) => slug);

function toQuestions(list: KnowledgeEntry[]): KnowledgeQuestion[] {
  return list.map(({ question, slug, category, topic }, id) => ({
    id,
    question,
    slug,
    category,
    topic,
  }));
}

const toTopics = (list: Topic[]): KnowledgeTopic[] =>
  list.map(({ title, icon, iconColor }, id) => ({
    id,
    title,
    icon,
    iconColor,
    questions: toQuestions(entries.filter(({ topic }) => topic === title)),
  }));

const popularTopics = toTopics(topics);

/** Returns the topics of a category. Topics that are only listed with the category come first. */
const listTopics = (category: KnowledgeCategoryName) =>
  toTopics([...categoryTopics, ...topics].filter((topic) => topic.category === category));

const categories: KnowledgeCategory[] = knowledgeCategories.map((category) => ({
  ...category,
  articleCount: entries.filter((entry) => entry.category === category.category).length,
}));

/**
 * Returns related questions: first questions of the same topic, then of the same category, then the following
 * questions.
 */
function listRelated({ topic, category, slug }: KnowledgeEntry): KnowledgeQuestion[] {
  const start = slugs.indexOf(slug);
  const others = [...entries.slice(start + 1), ...entries.slice(0, start)];
  const getDistance = (entry: KnowledgeEntry) => {
    if (entry.topic === topic) return 0;
    return entry.category === category ? 1 : 2;
  };
  return toQuestions(
    others.toSorted((a, b) => getDistance(a) - getDistance(b)).slice(0, maxRelated),
  );
}

export function createKnowledge({ store, clock }: CollectionOptions) {
  const getUpdateTime = (index: number) => addDays(clock.startedAt(), -16 - index * 3);
  const ratings = createRatings(store, slugs);

  function createArticle(entry: KnowledgeEntry, accountId: number): KnowledgeArticle {
    const updateTime = getUpdateTime(slugs.indexOf(entry.slug));
    return {
      title: entry.question,
      slug: entry.slug,
      category: entry.category,
      topic: entry.topic,
      updatedAt: updateTime.toISOString(),
      lastUpdated: `Last updated on ${updateTime.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
      relatedQuestions: listRelated(entry),
      content: renderContent(entry),
      ...ratings.get(entry.slug, accountId),
    };
  }

  function find(slug: string | undefined): KnowledgeEntry {
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry) throw notFound('article', slug ?? '');
    return entry;
  }

  function searchCategories(q: string) {
    return categories.filter(
      ({ title, description }) => contains(title, q) || contains(description, q),
    );
  }

  return {
    searchCategories,

    getCategory: (name: KnowledgeCategoryName) =>
      categories.find(({ category }) => category === name) as KnowledgeCategory,

    selectTopics: (q: string, category?: KnowledgeCategoryName | null) =>
      (category ? listTopics(category) : popularTopics).filter(
        ({ title, questions }) =>
          contains(title, q) || questions.some(({ question }) => contains(question, q)),
      ),

    getArticle: (accountId: number, slug = slugs[0]) => createArticle(find(slug), accountId),

    search(text: string): KnowledgeHits {
      const q = text.trim();
      if (!q) return { categories: [], questions: [] };
      const matchingQuestions = entries.filter(({ question }) => contains(question, q));
      const others = entries.filter(
        (entry) =>
          !matchingQuestions.includes(entry) &&
          [entry.topic, entry.answer, ...entry.steps].some((text) => contains(text, q)),
      );
      return {
        categories: searchCategories(q),
        questions: toQuestions([...matchingQuestions, ...others]),
      };
    },

    listHelpful: (limit: number): KnowledgeQuestion[] =>
      toQuestions(ratings.listMostHelpful().slice(0, Math.max(0, limit)).map(find)),

    countRatings: ratings.countAll,

    rate(accountId: number, slug: string, isHelpful: boolean | null): KnowledgeArticle {
      const entry = find(slug);
      ratings.rate(slug, accountId, isHelpful);
      return createArticle(entry, accountId);
    },
  };
}
