import { createQueryLoader } from '../../data/queryLoader.ts';
import { SettingsPageDocument } from '../../gql/account/graphql.ts';

export const settingsLoader = createQueryLoader(() => [{ query: SettingsPageDocument }]);
