import { useTranslation } from 'react-i18next';
import type {
  UserEdit_UserFragment,
  UserEditPageQuery,
  UserRole,
} from '../../gql/users/graphql.ts';
import { isBlank, isEmail, isPhone } from './checks.ts';
import { trimValues } from './formTools.ts';
import { useTaken } from './useTaken.ts';
import { useUserForm } from './useUserForm.ts';

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** The form of account data and permissions. */
export function useAccountForm(
  user: UserEdit_UserFragment,
  roleRights: UserEditPageQuery['userRoles'],
) {
  const { t } = useTranslation('users');
  const takenOf = useTaken(user.id);
  const usualFor = (role: UserRole) =>
    pickPermissionFields(roleRights.find((one) => one.role === role)?.permissions ?? []);
  const given = (text: string) => (isBlank(text) ? t('refusal.blank') : null);

  const { form, submit, isDirty } = useUserForm({
    id: user.id,
    initialValues: {
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
    },
    validate: {
      username: (text) =>
        given(text) ?? (/\s/.test(text.trim()) ? t('refusal.usernameWords') : null),
      fullName: given,
      email: (text) => given(text) ?? (isEmail(text) ? null : t('refusal.email')),
      contact: (text) => (isPhone(text) ? null : t('refusal.phone')),
    },
    toInput: ({ country, ...values }) => ({ ...trimValues(values), country: country ?? '' }),
    refuse: takenOf,
  });

  return {
    form,
    submit,
    isDirty,

    /** Changes the role and resets the permissions to those of the role, as the server does. */
    setRole(role: UserRole) {
      form.setValues({ role, permissions: usualFor(role) });
    },

    /** Resets the permissions to those of the role. */
    setUsual: () => form.setFieldValue('permissions', usualFor(form.values.role)),
    isUsual: JSON.stringify(form.values.permissions) === JSON.stringify(usualFor(form.values.role)),
  };
}

/** Returns the permissions without `__typename`. */
function pickPermissionFields(permissions: UserEdit_UserFragment['permissions']) {
  return permissions.map(({ module, canRead, canWrite, canCreate, canDelete }) => ({
    module,
    canRead,
    canWrite,
    canCreate,
    canDelete,
  }));
}
