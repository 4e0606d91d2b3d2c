import { createLoader } from '../../data/loader.ts';
import { SettingsPageDocument } from '../../gql/account/graphql.ts';

export const settingsLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(SettingsPageDocument),
}));
