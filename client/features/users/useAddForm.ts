import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole } from '../../gql/users/graphql.ts';
import { useAddUserMutation } from '../../gql/users/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { isBlank, isEmail, isPhone } from './checks.ts';
import { trimValues } from './formTools.ts';
import { useTaken } from './useTaken.ts';

/** The form of a new user: initial values, validation, and how it is saved. */
export function useAddForm(onSaved: () => void) {
  const { t } = useTranslation('users');
  const takenOf = useTaken();
  const [addUser] = useAddUserMutation({ refetchQueries: 'active' });
  const given = (text: string | null) => (isBlank(text) ? t('refusal.blank') : null);
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
      fullName: given,
      username: (text) =>
        given(text) ?? (/\s/.test(text.trim()) ? t('refusal.usernameWords') : null),
      email: (text) => given(text) ?? (isEmail(text) ? null : t('refusal.email')),
      company: given,
      country: given,
      contact: (text) => given(text) ?? (isPhone(text) ? null : t('refusal.phone')),
    },
  });

  return {
    form,

    /** Shows whether the value is taken when the field loses the focus. */
    async checkTaken(field: 'username' | 'email') {
      const text = form.getValues()[field];
      if (isBlank(text)) return;
      const taken = await takenOf({ username: '', email: '', [field]: text });
      if (taken[field] && form.getValues()[field] === text) form.setFieldError(field, taken[field]);
    },

    async save(entered: typeof form.values) {
      const values = { ...trimValues(entered), country: entered.country ?? '' };
      const taken = await takenOf(values);
      form.setErrors(taken);
      const [wrong] = Object.keys(taken);
      if (wrong) return form.getInputNode(wrong)?.focus();

      const { error } = await addUser({ variables: values });
      if (error) return;
      showToast({ kind: 'success', message: t('toast.added', { name: values.fullName }) });
      form.resetDirty();
      onSaved();
    },
  };
}
