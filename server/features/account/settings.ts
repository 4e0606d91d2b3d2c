import type { Context } from '../../context.ts';
import type { AccountSettings, UpdateAccountSettingsInput } from '../../gql/resolvers.ts';
import type { Holder } from './collection.ts';

/** Whose settings a call is about: the caller's, or the first account's where nobody says who they are. */
export const holderOf = async ({ collections, viewer }: Context): Promise<Holder> =>
  (await viewer()) ?? collections.auth.first();

/** Changes settings and account together, or neither. */
export async function updateSettings(
  context: Context,
  changes: UpdateAccountSettingsInput,
): Promise<AccountSettings> {
  const { account, auth } = context.collections;
  const { id } = await holderOf(context);
  account.check(changes);
  const holder = auth.identify(id, changes.general ?? {});
  return account.update(holder, changes);
}
