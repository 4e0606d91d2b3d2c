import { useTranslation } from 'react-i18next';
import type {
  UserEdit_UserFragment,
  UserEditPageQuery,
  UserRole,
} from '../../gql/users/graphql.ts';
import { isBlank, isEmail, isPhone, isWord } from '../../ui/form/rules.ts';
import { isTextOrNull } from '../../ui/form/shapes.ts';
import { useTakenErrors } from './useTakenErrors.ts';
import { useUserForm } from './useUserForm.ts';

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** Manages the form of the account data and the permissions. */
export function useAccountForm(
  user: UserEdit_UserFragment,
  rolePermissions: UserEditPageQuery['userRoles'],
) {
  const { t } = useTranslation('users');
  const getTakenErrors = useTakenErrors(user.id);
  const getDefaultPermissions = (role: UserRole) =>
    pickPermissionFields(
      rolePermissions.find((candidate) => candidate.role === role)?.permissions ?? [],
    );
  const requireText = (text: string) => (isBlank(text) ? t('fieldError.blank') : null);

  const form = useUserForm({
    name: 'account',
    user,
    shapes: { country: isTextOrNull },
    toValues,
    rules: {
      username: (text) =>
        requireText(text) ?? (isWord(text) ? null : t('fieldError.usernameSpaces')),
      fullName: requireText,
      email: (text) => requireText(text) ?? (isEmail(text) ? null : t('fieldError.email')),
      contact: (text) => (isPhone(text) ? null : t('fieldError.phone')),
    },
    toInput: ({ country, ...values }) => ({ ...values, country: country ?? '' }),
    validateOnServer: getTakenErrors,
  });

  return {
    form,

    /** Changes the role and resets the permissions to the default of the role, as the server does. */
    setRole(role: UserRole) {
      form.setValues({ role, permissions: getDefaultPermissions(role) });
    },

    /** Resets the permissions to the default of the role. */
    resetPermissions: () =>
      form.setFieldValue('permissions', getDefaultPermissions(form.values.role)),
    hasDefaultPermissions:
      JSON.stringify(form.values.permissions) ===
      JSON.stringify(getDefaultPermissions(form.values.role)),
  };
}

const toValues = (user: UserEdit_UserFragment) => ({
  avatar: user.avatar,
  username: user.username,
  fullName: user.fullName,
  email: user.email,
  company: user.company,
  contact: user.contact,
  country: user.country as string | null,
  role: user.role,
  status: user.status,
  permissions: pickPermissionFields(user.permissions),
});

/** Returns the permissions without `__typename`, which the input of the mutation must not contain. */
function pickPermissionFields(permissions: UserEdit_UserFragment['permissions']) {
  return permissions.map(({ module, canRead, canWrite, canCreate, canDelete }) => ({
    module,
    canRead,
    canWrite,
    canCreate,
    canDelete,
  }));
}
