import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Value = string | boolean;
type Errors<Values> = { [Name in keyof Values]?: string | boolean };
type Validators<Values> = {
  [Name in keyof Values]?: (value: Values[Name], allValues: Values) => string | null;
};

/** Returns the state of a small form. The `useForm` of Mantine would add 5 % to the code of the sign-in page. */
export function useFields<Values extends Record<string, Value>>(
  initialValues: Values,
  validators: Validators<Values>,
) {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const formRef = useRef<HTMLFormElement>(null);

  function changeValues(changes: Partial<Values>) {
    setValues((current) => ({ ...current, ...changes }));
    const otherErrors = Object.entries(errors).filter(([name]) => !(name in changes));
    setErrors(Object.fromEntries(otherErrors) as Errors<Values>);
  }

  /** Shows errors, and moves the focus to the first field with an error. */
  function showErrors(newErrors: Errors<Values>) {
    setErrors(newErrors);
    const [firstName] = Object.keys(values).filter((name) => newErrors[name]);
    formRef.current?.querySelector<HTMLElement>(`[name="${firstName}"]`)?.focus();
  }

  /** Returns an event handler that calls a function if all values are valid. */
  function handleSubmit(send: (values: Values) => unknown) {
    return (event: FormEvent) => {
      event.preventDefault();
      const newErrors: Errors<Values> = {};
      for (const name of Object.keys(values) as (keyof Values)[]) {
        const error = validators[name]?.(values[name], values);
        if (error) newErrors[name] = error;
      }
      if (Object.keys(newErrors).length > 0) return showErrors(newErrors);
      // Removes the errors of the previous attempt.
      setErrors({});
      void send(values);
    };
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
    values,
    changeValues,
    showErrors,
    handleSubmit,
    getTextProps,
    getCheckboxProps,
    formRef,
  };
}
