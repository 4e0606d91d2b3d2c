/** The texts of the explorer. GraphiQL is in English only, and so are the parts around it. */
export const texts = {
  title: 'GraphQL explorer',
  brand: 'Frontdesk',
  pages: 'Other pages',
  dashboard: 'Dashboard',
  reference: 'REST reference',
  sandbox: 'Apollo Sandbox',
  sandboxHint:
    'Opens studio.apollographql.com in a new tab. It needs a network; this page does not.',
  examples: 'Examples',
  examplesHint: 'Operations that run as they are. Each opens in a tab of its own.',
  query: 'query',
  mutation: 'mutation',
  subscription: 'subscription',
};
