import type { ComponentProps } from 'react';
import { FormNotices } from './FormNotices.tsx';
import type { AnyMutationForm } from './useMutationForm.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'onReset'> {
  form: AnyMutationForm;
  /** Whether the notices are above the children. Otherwise the children contain `FormNotices`. */
  hasNotices?: boolean;
}

/** The element of a form, with the notices about restored input and about changes by others. */
export function Form({ form, hasNotices = true, children, ...props }: FormProps) {
  return (
    <form {...props} ref={form.formRef} onSubmit={form.submit} noValidate>
      {hasNotices && <FormNotices form={form} />}
      {children}
    </form>
  );
}
