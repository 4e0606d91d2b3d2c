import { CombinedGraphQLErrors } from '@apollo/client';
import { type UseFormInput, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { UpdateUserInput } from '../../gql/users/graphql.ts';
import { useUpdateUserMutation } from '../../gql/users/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { createErrorHandler } from './formHelpers.ts';

interface UserFormOptions<Values> {
  id: number;
  initialValues: Values;
  validate: UseFormInput<Values>['validate'];
  /** Converts the values to the input of the mutation. */
  toInput: (values: Values) => Omit<UpdateUserInput, 'id'>;
  /** Returns the errors that only the server can find, by the name of the field. */
  validateOnServer?: (values: Values) => Promise<Partial<Record<string, string>>>;
}

/** Manages the form of one tab. Each tab is saved separately. A reset restores the last saved values. */
export function useUserForm<Values extends Record<string, unknown>>({
  id,
  initialValues,
  validate,
  toInput,
  validateOnServer,
}: UserFormOptions<Values>) {
  const { t } = useTranslation('users');
  const [updateUser] = useUpdateUserMutation();
  const form = useForm<Values>({ initialValues, validate });

  async function save(values: Values) {
    const errors = (await validateOnServer?.(values)) ?? {};
    if (Object.keys(errors).length > 0) return showErrors(errors);

    const { error } = await updateUser({ variables: { user: { id, ...toInput(values) } } });
    if (error) return showErrors(getFieldErrors(error));
    form.setInitialValues(values);
    form.resetDirty(values);
    showToast({ kind: 'success', message: t('toast.saved') });
  }

  function showErrors(errors: Partial<Record<string, string>>) {
    form.setErrors(errors);
    createErrorHandler(form)(errors);
  }

  return {
    form,
    submit: form.onSubmit(save, createErrorHandler(form)),
    isDirty: () => form.isDirty(),
  };
}

/** Returns the messages by the last part of the field: `line1` for `user.details.address.line1`. */
function getFieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ message, extensions }) =>
      typeof extensions?.field === 'string' ? [[extensions.field.split('.').at(-1), message]] : [],
    ),
  );
}
