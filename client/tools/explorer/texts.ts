/** The texts of the explorer. They are in English only, like those of GraphiQL. */
export const texts = {
  title: 'GraphQL explorer',
  brand: 'Frontdesk',
  pages: 'Other pages',
  dashboard: 'Dashboard',
  reference: 'REST reference',
  sandbox: 'Apollo Sandbox',
  sandboxHint: 'Opens studio.apollographql.com in a new tab. Requires an internet connection.',
  examples: 'Examples',
  examplesHint: 'Operations with sample variables. Each example opens in a new tab.',
  query: 'query',
  mutation: 'mutation',
  subscription: 'subscription',
};
