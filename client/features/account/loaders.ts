import { SettingsPageDocument } from '../../gql/account/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';

export const settingsLoader = createQueryLoader(() => [{ query: SettingsPageDocument }]);
