import { notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  KnowledgeArticle,
  KnowledgeCategory,
  KnowledgeHits,
  KnowledgeQuestion,
  KnowledgeShelf,
  KnowledgeTopic,
} from '../../gql/resolvers.ts';
import { addDays } from '../../values/days.ts';
import { contains } from '../../values/rows.ts';
import { createSlug } from '../../values/slugs.ts';
import { renderContent } from './article.ts';
import { shelfTopics } from './categories.seed.ts';
import { knowledgeCategories, type Topic, topics } from './knowledge.seed.ts';
import { createRatings } from './ratings.ts';

const mostRelated = 6;

const entries = [...topics, ...shelfTopics].flatMap(({ shelf, title, answers }) =>
  answers.map(([question, answer, steps = []]) => ({
    shelf,
    topic: title,
    question,
    answer,
    steps,
    slug: createSlug(question),
  })),
);

export type Entry = (typeof entries)[number];

const slugs = entries.map(({ slug }) => slug);

function shown(found: Entry[]): KnowledgeQuestion[] {
  return found.map(({ question, slug, shelf, topic }, id) => ({
    id,
    question,
    slug,
    shelf,
    topic,
  }));
}

const shelved = (some: Topic[]): KnowledgeTopic[] =>
  some.map(({ title, icon, iconColor }, id) => ({
    id,
    title,
    icon,
    iconColor,
    questions: shown(entries.filter(({ topic }) => topic === title)),
  }));

const mostAsked = shelved(topics);
/** Returns the articles of a category. Articles of this category alone come first. */
const topicsOf = (shelf: KnowledgeShelf) =>
  shelved([...shelfTopics, ...topics].filter((topic) => topic.shelf === shelf));

const categories: KnowledgeCategory[] = knowledgeCategories.map((category) => ({
  ...category,
  articleCount: entries.filter(({ shelf }) => shelf === category.category).length,
}));

/**
 * Returns related questions: those of the topic, then those of the category, then the next ones.
 */
function listRelated({ topic, shelf, slug }: Entry): KnowledgeQuestion[] {
  const start = slugs.indexOf(slug);
  const others = [...entries.slice(start + 1), ...entries.slice(0, start)];
  const distance = (entry: Entry) => {
    if (entry.topic === topic) return 0;
    return entry.shelf === shelf ? 1 : 2;
  };
  return shown(others.toSorted((a, b) => distance(a) - distance(b)).slice(0, mostRelated));
}

export function createKnowledge({ store, clock }: CollectionOptions) {
  const updatedAt = (index: number) => addDays(clock.startedAt(), -16 - index * 3);
  const ratings = createRatings(store, slugs);

  function articleOf(entry: Entry, person: number): KnowledgeArticle {
    const moment = updatedAt(slugs.indexOf(entry.slug));
    return {
      title: entry.question,
      slug: entry.slug,
      shelf: entry.shelf,
      topic: entry.topic,
      updatedAt: moment.toISOString(),
      lastUpdated: `Last updated on ${moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`,
      relatedQuestions: listRelated(entry),
      content: renderContent(entry),
      ...ratings.of(entry.slug, person),
    };
  }

  function find(slug: string | undefined): Entry {
    const entry = entries.find((one) => one.slug === slug);
    if (!entry) throw notFound('article', slug ?? '');
    return entry;
  }

  function covers(q: string) {
    return categories.filter(
      ({ title, description }) => contains(title, q) || contains(description, q),
    );
  }

  return {
    categories: covers,

    category: (shelf: KnowledgeShelf) =>
      categories.find(({ category }) => category === shelf) as KnowledgeCategory,

    topics: (q: string, shelf?: KnowledgeShelf | null) =>
      (shelf ? topicsOf(shelf) : mostAsked).filter(
        ({ title, questions }) =>
          contains(title, q) || questions.some(({ question }) => contains(question, q)),
      ),

    article: (person: number, slug = slugs[0]) => articleOf(find(slug), person),

    hits(text: string): KnowledgeHits {
      const q = text.trim();
      if (!q) return { categories: [], questions: [] };
      const named = entries.filter(({ question }) => contains(question, q));
      const others = entries.filter(
        (entry) =>
          !named.includes(entry) &&
          [entry.topic, entry.answer, ...entry.steps].some((part) => contains(part, q)),
      );
      return { categories: covers(q), questions: shown([...named, ...others]) };
    },

    helpful: (limit: number): KnowledgeQuestion[] =>
      shown(ratings.best().slice(0, Math.max(0, limit)).map(find)),

    countRatings: ratings.count,

    rate(person: number, slug: string, isHelpful: boolean | null): KnowledgeArticle {
      const entry = find(slug);
      ratings.rate(slug, person, isHelpful);
      return articleOf(entry, person);
    },
  };
}
