import { useTranslation } from 'react-i18next';
import {
  type UpdateUserInput,
  type UserEdit_UserFragment,
  UserEditPageDocument,
} from '../../gql/users/graphql.ts';
import { useUpdateUserMutation } from '../../gql/users/hooks.ts';
import { formMutation, type StateOptions } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';

type Changes = Omit<UpdateUserInput, 'id'>;

interface UserFormOptions<Values extends object>
  extends Pick<StateOptions<Values>, 'rules' | 'shapes'> {
  /** The name of the tab. */
  name: string;
  user: UserEdit_UserFragment;
  toValues: (user: UserEdit_UserFragment) => Values;
  toInput: (values: Values) => Changes;
  /** Returns the errors that only the server can find, by the name of the field. */
  validateOnServer?: (values: NoInfer<Values>) => Promise<Partial<Record<string, string>>>;
}

/** Returns the form of one tab. Each tab is saved separately. A reset restores the last saved values. */
export function useUserForm<Values extends object>({
  name,
  user,
  toValues,
  validateOnServer,
  ...options
}: UserFormOptions<Values>) {
  const { t } = useTranslation('users');
  const { id } = user;
  const [updateUser] = useUpdateUserMutation(formMutation);
  const reload = useReload(UserEditPageDocument);

  return useMutationForm({
    ...options,
    draft: `user.${id}.${name}`,
    values: toValues(user),
    depth: 3,
    async reload() {
      const latest = (await reload({ id }))?.user;
      return latest && toValues(latest);
    },
    async save({ values, input, changes }) {
      const fieldErrors = (await validateOnServer?.(values)) ?? {};
      if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
      // Another role resets the permissions, so that they are sent again.
      const permissions = changes.role && input.permissions;
      return updateUser({
        variables: { user: { id, ...changes, ...(permissions && { permissions }) } },
      });
    },
    onSaved: () => void showToast({ kind: 'success', message: t('toast.saved') }),
  });
}
