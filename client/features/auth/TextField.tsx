import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | boolean;
  /** Stands at the end, inside the box. */
  end?: ReactNode;
}

/** An input that looks like every other, at a tenth of the weight: the sign-in has no room for more. */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const words = typeof error === 'string' ? error : '';

  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? `${id}-error` : undefined}
        />
        {end}
      </span>
      {words && (
        <p id={`${id}-error`} className={classes.error}>
          {words}
        </p>
      )}
    </div>
  );
}
