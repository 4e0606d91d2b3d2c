import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Value = string | boolean;
type Errors<Values> = { [Name in keyof Values]?: string | boolean };
type Checks<Values> = {
  [Name in keyof Values]?: (value: Values[Name], all: Values) => string | null;
};

/** The state of a small form. Mantine's form would add a twentieth to the size of the sign-in. */
export function useFields<Values extends Record<string, Value>>(
  initial: Values,
  checks: Checks<Values>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const form = useRef<HTMLFormElement>(null);

  function set(changes: Partial<Values>) {
    setValues((current) => ({ ...current, ...changes }));
    const untouched = Object.entries(errors).filter(([name]) => !(name in changes));
    setErrors(Object.fromEntries(untouched) as Errors<Values>);
  }

  /** Shows errors and moves the focus to the first. */
  function refuse(found: Errors<Values>) {
    setErrors(found);
    const [first] = Object.keys(values).filter((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function onSubmit(send: (values: Values) => unknown) {
    return (event: FormEvent) => {
      event.preventDefault();
      const found: Errors<Values> = {};
      for (const name of Object.keys(values) as (keyof Values)[]) {
        const error = checks[name]?.(values[name], values);
        if (error) found[name] = error;
      }
      if (Object.keys(found).length > 0) return refuse(found);
      // The errors of the previous attempt.
      setErrors({});
      void send(values);
    };
  }

  const text = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      set({ [name]: currentTarget.value } as Partial<Values>),
  });

  const box = (name: keyof Values & string) => ({
    name,
    checked: values[name] === true,
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      set({ [name]: currentTarget.checked } as Partial<Values>),
  });

  return { values, set, refuse, onSubmit, text, box, form };
}
