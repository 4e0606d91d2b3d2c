import type { Feature, ScreenRoute } from '../../feature.ts';

const routes: ScreenRoute[] = [
  {
    path: '/pages/faq',
    lazy: async () => ({ Component: (await import('./FaqPage.tsx')).FaqPage }),
    loader: async (args) => (await import('./loaders.ts')).faqLoader(args),
  },
  {
    path: '/pages/knowledge-base',
    lazy: async () => ({ Component: (await import('./KnowledgePage.tsx')).KnowledgePage }),
    loader: async (args) => (await import('./loaders.ts')).knowledgeLoader(args),
  },
  {
    path: '/pages/knowledge-base/:category',
    lazy: async () => ({ Component: (await import('./CategoryPage.tsx')).CategoryPage }),
    loader: async (args) => (await import('./loaders.ts')).categoryLoader(args),
  },
  {
    path: '/pages/knowledge-base/:category/:question',
    lazy: async () => ({ Component: (await import('./ArticlePage.tsx')).ArticlePage }),
    loader: async (args) => (await import('./loaders.ts')).articleLoader(args),
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
    // The id of a question or a topic is unique only inside its list.
    KnowledgeQuestion: { keyFields: false },
    KnowledgeTopic: { keyFields: false },
    KnowledgeArticle: { keyFields: ['slug'] },
  },
};
