import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole } from '../../gql/users/graphql.ts';
import { useAddUserMutation } from '../../gql/users/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { trimValues } from './formHelpers.ts';
import { useTakenErrors } from './useTakenErrors.ts';
import { isBlank, isEmail, isPhone } from './validators.ts';

/** Manages the form of a new user: initial values, validation and saving. */
export function useAddUserForm(onSaved: () => void) {
  const { t } = useTranslation('users');
  const getTakenErrors = useTakenErrors();
  const [addUser] = useAddUserMutation({ refetchQueries: 'active' });
  const requireText = (text: string | null) => (isBlank(text) ? t('fieldError.blank') : null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      fullName: '',
      username: '',
      email: '',
      company: '',
      country: null as string | null,
      contact: '',
      role: 'SUBSCRIBER' as UserRole,
      currentPlan: 'BASIC' as UserPlan,
    },
    validate: {
      fullName: requireText,
      username: (text) =>
        requireText(text) ?? (/\s/.test(text.trim()) ? t('fieldError.usernameSpaces') : null),
      email: (text) => requireText(text) ?? (isEmail(text) ? null : t('fieldError.email')),
      company: requireText,
      country: requireText,
      contact: (text) => requireText(text) ?? (isPhone(text) ? null : t('fieldError.phone')),
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

    async save(formValues: typeof form.values) {
      const values = { ...trimValues(formValues), country: formValues.country ?? '' };
      const errors = await getTakenErrors(values);
      form.setErrors(errors);
      const [invalidField] = Object.keys(errors);
      if (invalidField) return form.getInputNode(invalidField)?.focus();

      const { error } = await addUser({ variables: values });
      if (error) return;
      showToast({ kind: 'success', message: t('toast.added', { name: values.fullName }) });
      form.resetDirty();
      onSaved();
    },
  };
}
