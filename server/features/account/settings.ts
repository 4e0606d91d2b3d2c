import type { Context } from '../../context.ts';
import type { AccountSettings, UpdateAccountSettingsInput } from '../../gql/types.ts';

/** Changes the settings and the account. Changes neither of them if one change is invalid. */
export function updateSettings(
  { collections: { account, auth }, viewer }: Context,
  changes: UpdateAccountSettingsInput,
): AccountSettings {
  const { id } = auth.getViewerOrFirst(viewer.id);
  account.check(changes);
  const holder = auth.updateAccount(id, changes.general ?? {});
  return account.update(holder, changes);
}
