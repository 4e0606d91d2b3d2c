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
  /** What of the values goes to the gateway, and how. */
  inputOf: (values: Values) => Omit<UpdateUserInput, 'id'>;
  /** What only the gateway can know to be wrong. */
  refuse?: (values: Values) => Promise<Partial<Record<string, string>>>;
}

/** One tab's form of a user: saved by itself, and reset to what was saved last. */
export function useUserForm<Values extends Record<string, unknown>>({
  id,
  initialValues,
  validate,
  inputOf,
  refuse,
}: UserFormOptions<Values>) {
  const { t } = useTranslation('users');
  const [updateUser] = useUpdateUserMutation();
  const form = useForm<Values>({ initialValues, validate });

  async function save(values: Values) {
    const wrong = (await refuse?.(values)) ?? {};
    if (Object.keys(wrong).length > 0) return tell(wrong);

    const { error } = await updateUser({ variables: { user: { id, ...inputOf(values) } } });
    if (error) return tell(refusalsOf(error));
    form.setInitialValues(values);
    form.resetDirty(values);
    showToast({ kind: 'success', message: t('toast.saved') });
  }

  function tell(errors: Partial<Record<string, string>>) {
    form.setErrors(errors);
    focusFirst(form)(errors);
  }

  return { form, submit: form.onSubmit(save, focusFirst(form)), isDirty: () => form.isDirty() };
}

/** By the field's own name: `user.details.address.line1` is `line1`. */
function refusalsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ message, extensions }) =>
      typeof extensions?.field === 'string' ? [[extensions.field.split('.').at(-1), message]] : [],
    ),
  );
}
