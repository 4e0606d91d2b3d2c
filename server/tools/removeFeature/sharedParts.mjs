/** Features that other parts of the product need, with the reason. They cannot be removed. */
export const neededFeatures = {
  auth: 'it has the sessions and abilities of all others',
  gateway: 'it has branches, faults and the control panel',
  misc: 'the screens for errors belong to it',
  nodes: 'it has the global ids of all others',
  records: 'it has the change events of all others',
  search: 'it has the command palette',
  todo: 'the tests of the gateway use its data',
  users: 'the people of all others belong to it',
};

/** The kinds of records that the search finds, by feature: their value in the schema. */
export const searchTypes = {
  blog: ['POST'],
  calendar: ['EVENT'],
  ecommerce: ['ORDER', 'PRODUCT'],
  email: ['EMAIL'],
  faq: ['QUESTION'],
  invoices: ['INVOICE'],
};

/** The files with one line for each screen or route, from which the lines of the feature are removed. */
export const listsOfAddresses = [
  'client/e2e/addresses.ts',
  'client/e2e/liveScreens.ts',
  'client/frame/UserMenu.tsx',
  'client/gallery/badges/Links.tsx',
  'client/gallery/dropdowns/WithIcons.tsx',
  'client/gallery/pillBadges/Links.tsx',
  'server/features/cards/days.seed.ts',
  'server/features/search/pages.seed.ts',
  'server/test/contract/specification.test.ts',
];

/** The files whose entries name a feature or one of its source files. */
export const listsOfSources = [
  'client/testing/formCases.ts',
  'client/ui/form/allForms.test.tsx',
  'server/test/mutations/mutations.ts',
];
