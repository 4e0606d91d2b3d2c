import { SettingsPageDocument } from '../../gql/account/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';

/** What the settings ask first. */
export const queries: EarlyQuery[] = [{ query: SettingsPageDocument }];
