import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { classifyError, getResponseErrors, type ResponseError } from '../../data/failure.ts';
import { readFieldErrors } from './serverErrors.ts';

type Value = string | boolean;
type Errors<Values> = { [Name in keyof Values]?: string | boolean };
type Rules<Values> = {
  [Name in keyof Values]?: (value: Values[Name], allValues: Values) => string | null;
};

/** The kind of an error that does not belong to a field. */
export type SubmitFailure = 'tooMany' | 'unreachable' | 'broken';

interface Options<Values> {
  values: Values;
  rules: Rules<Values>;
  /** Sends the values, or resolves to errors at fields. Rejects with the error of the server. */
  save: (values: Values) => Promise<Errors<Values> | undefined>;
  /** Returns the errors at fields for an error of the server, or undefined for its message at the field that it names. */
  toFieldErrors?: (error: ResponseError) => Errors<Values> | undefined;
}

/**
 * Returns the state of a form of the pages of guests. It sends once, and shows all errors of the server at their fields, as
 * `useMutationForm` does. It has no draft, because a guest has no session that can expire. `useMutationForm` with Mantine's form would
 * add 5 % to the code of the sign-in page.
 */
export function useSmallForm<Values extends Record<string, Value>>(options: Options<Values>) {
  const [values, setValues] = useState(options.values);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure>();
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  function changeValues(changes: Partial<Values>) {
    setValues((current) => ({ ...current, ...changes }));
    setFailure(undefined);
    const otherErrors = Object.entries(errors).filter(([name]) => !(name in changes));
    setErrors(Object.fromEntries(otherErrors) as Errors<Values>);
  }

  /** Shows errors, and moves the focus to the first field with an error. */
  function showErrors(newErrors: Errors<Values>) {
    setErrors(newErrors);
    const [firstName] = Object.keys(values).filter((name) => newErrors[name]);
    formRef.current?.querySelector<HTMLElement>(`[name="${firstName}"]`)?.focus();
  }

  async function send() {
    // A double click sends the form once.
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    const newErrors = await options.save(values).catch(toErrors);
    if (newErrors) showErrors(newErrors);
    isBusy.current = false;
    setSending(false);
  }

  function toErrors(error: unknown): Errors<Values> {
    const ownErrors = getResponseErrors(error).flatMap((responseError) => {
      const found = options.toFieldErrors?.(responseError);
      return found ? [found] : [];
    });
    const { fieldErrors, isComplete } = readFieldErrors(error, { values });
    const { kind } = classifyError(error);
    if (ownErrors.length === 0 && !isComplete) {
      setFailure(kind === 'unreachable' || kind === 'tooMany' ? kind : 'broken');
    }
    return Object.assign(fieldErrors, ...ownErrors);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const newErrors: Errors<Values> = {};
    for (const name of Object.keys(values) as (keyof Values)[]) {
      const error = options.rules[name]?.(values[name], values);
      if (error) newErrors[name] = error;
    }
    if (Object.keys(newErrors).length > 0) return showErrors(newErrors);
    // Removes the errors of the previous attempt.
    setErrors({});
    void send();
  }

  const getTextProps = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      changeValues({ [name]: currentTarget.value } as Partial<Values>),
  });

  const getCheckboxProps = (name: keyof Values & string) => ({
    name,
    checked: values[name] === true,
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      changeValues({ [name]: currentTarget.checked } as Partial<Values>),
  });

  return {
    ...{ values, changeValues, isSending, failure, getTextProps, getCheckboxProps },
    formProps: { ref: formRef, noValidate: true, onSubmit: submit },
  };
}
