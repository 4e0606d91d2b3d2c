export { storageKeys } from './data/storage.ts';

/** The languages of the product, with their native names. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
} as const;

export type Language = keyof typeof languages;

/** Whether the server serves an own schema, whose collections the dashboard shows. `server/plugins/client.ts` marks the page. */
export const hasOwnSchema = globalThis.document?.documentElement.dataset.schema === 'own';

/** Whether the server has the routes of the control panel. `server/plugins/client.ts` marks the page if `CONTROLS=off`. */
export const hasControls = globalThis.document?.documentElement.dataset.controls !== 'off';

/** The address of operations. The controls of an own schema contain the operations on its rows. */
export const graphqlPath = hasOwnSchema ? '/gateway/graphql' : '/graphql';

/** The address of subscriptions. */
export const streamPath = `${graphqlPath}/stream`;

const startPaths = [
  // remove-feature dashboards
  '/dashboard/ecommerce',
  // end dashboards
  '/apps/user/list',
] as const;

/** The start page of users who may read everything, which `/` redirects to. */
export const startPath = hasOwnSchema ? '/admin' : startPaths[0];
