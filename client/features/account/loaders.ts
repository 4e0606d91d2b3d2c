import { SettingsPageDocument } from '../../gql/account/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';

export const settingsLoader = queryLoader(() => [{ query: SettingsPageDocument }]);
