import { CombinedGraphQLErrors } from '@apollo/client';
import { type UseFormInput, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { UpdateUserInput } from '../../gql/users/graphql.ts';
import { useUpdateUserMutation } from '../../gql/users/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { focusFirst } from './formTools.ts';

interface UserFormOptions<Values> {
  id: number;
  initialValues: Values;
  validate: UseFormInput<Values>['validate'];
  /** Returns the changed values as input of the mutation. */
  toInput: (values: Values) => Omit<UpdateUserInput, 'id'>;
  /** Returns errors that only the server can find. */
  refuse?: (values: Values) => Promise<Partial<Record<string, string>>>;
}

/** The form of one tab. It is saved by itself, and reset to the last saved values. */
export function useUserForm<Values extends Record<string, unknown>>({
  id,
  initialValues,
  validate,
  toInput,
  refuse,
}: UserFormOptions<Values>) {
  const { t } = useTranslation('users');
  const [updateUser] = useUpdateUserMutation();
  const form = useForm<Values>({ initialValues, validate });

  async function save(values: Values) {
    const wrong = (await refuse?.(values)) ?? {};
    if (Object.keys(wrong).length > 0) return showErrors(wrong);

    const { error } = await updateUser({ variables: { user: { id, ...toInput(values) } } });
    if (error) return showErrors(getFieldErrors(error));
    form.setInitialValues(values);
    form.resetDirty(values);
    showToast({ kind: 'success', message: t('toast.saved') });
  }

  function showErrors(errors: Partial<Record<string, string>>) {
    form.setErrors(errors);
    focusFirst(form)(errors);
  }

  return { form, submit: form.onSubmit(save, focusFirst(form)), isDirty: () => form.isDirty() };
}

/** Returns the errors by field name: `user.details.address.line1` is `line1`. */
function getFieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ message, extensions }) =>
      typeof extensions?.field === 'string' ? [[extensions.field.split('.').at(-1), message]] : [],
    ),
  );
}
