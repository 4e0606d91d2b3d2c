import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole } from '../../gql/users/graphql.ts';
import { useAddUserMutation } from '../../gql/users/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isEmail, isPhone, isWord } from '../../ui/form/rules.ts';
import { isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';
import { plans, roles } from './enums.ts';
import { useTakenErrors } from './useTakenErrors.ts';

const emptyUser = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: null as string | null,
  contact: '',
  role: 'SUBSCRIBER' as UserRole,
  currentPlan: 'BASIC' as UserPlan,
};

/** Returns the form of a new user. */
export function useAddUserForm(onSaved: () => void) {
  const { t } = useTranslation('users');
  const getTakenErrors = useTakenErrors();
  const [addUser] = useAddUserMutation({ refetchQueries: 'active', ...formMutation });
  const requireText = (text: string | null) => (isBlank(text) ? t('fieldError.blank') : null);
  const form = useMutationForm({
    mode: 'uncontrolled',
    draft: 'user.new',
    values: emptyUser,
    shapes: { role: isOneOf(roles), currentPlan: isOneOf(plans) },
    rules: {
      fullName: requireText,
      username: (text) =>
        requireText(text) ?? (isWord(text) ? null : t('fieldError.usernameSpaces')),
      email: (text) => requireText(text) ?? (isEmail(text) ? null : t('fieldError.email')),
      company: requireText,
      country: requireText,
      contact: (text) => requireText(text) ?? (isPhone(text) ? null : t('fieldError.phone')),
    },
    async save({ values }) {
      const fieldErrors = await getTakenErrors(values);
      if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
      return addUser({ variables: { ...values, country: values.country ?? '' } });
    },
    onSaved(_, { fullName }) {
      showToast({ kind: 'success', message: t('toast.added', { name: fullName }) });
      onSaved();
    },
  });

  return {
    form,

    /** Shows an error if the username or email is taken. Called when the field loses the focus. */
    async checkTaken(field: 'username' | 'email') {
      const text = form.getValues()[field];
      if (isBlank(text)) return;
      const errors = await getTakenErrors({ username: '', email: '', [field]: text });
      const isUnchanged = form.getValues()[field] === text;
      if (errors[field] && isUnchanged) form.setFieldError(field, errors[field]);
    },
  };
}
