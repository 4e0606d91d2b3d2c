import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { isShelfName } from './shelves.ts';

/** A shelf we do not know is no address of ours. */
const knownShelf: LoaderFunction = ({ params: { category = '' } }) => {
  if (!isShelfName(category)) throw new Response(null, { status: 404 });
  return null;
};

const queriesOf =
  (screen: 'faq' | 'knowledge' | 'shelf' | 'article'): ScreenRoute['queries'] =>
  async (args) =>
    (await import('./queries.ts')).queries[screen](args);

const routes: ScreenRoute[] = [
  {
    path: '/pages/faq',
    lazy: async () => ({ Component: (await import('./FaqPage.tsx')).FaqPage }),
    queries: queriesOf('faq'),
  },
  {
    path: '/pages/knowledge-base',
    lazy: async () => ({ Component: (await import('./KnowledgePage.tsx')).KnowledgePage }),
    queries: queriesOf('knowledge'),
  },
  {
    path: '/pages/knowledge-base/:category',
    loader: knownShelf,
    lazy: async () => ({ Component: (await import('./ShelfPage.tsx')).ShelfPage }),
    queries: queriesOf('shelf'),
  },
  {
    path: '/pages/knowledge-base/:category/:question',
    loader: knownShelf,
    lazy: async () => ({ Component: (await import('./ArticlePage.tsx')).ArticlePage }),
    queries: queriesOf('article'),
  },
];

export const faq: Feature = {
  name: 'faq',
  routes,
  menu: [
    { section: 'apps', groups: ['pages'], id: 'faq', to: '/pages/faq' },
    { section: 'apps', groups: ['pages'], id: 'knowledgeBase', to: '/pages/knowledge-base' },
  ],
  typePolicies: {
    // Questions and topics count from 0 in every list: their ids say nothing outside it.
    KnowledgeQuestion: { keyFields: false },
    KnowledgeTopic: { keyFields: false },
    KnowledgeArticle: { keyFields: ['slug'] },
  },
};
