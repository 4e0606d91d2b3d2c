import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | boolean;
  /** An element at the end, inside the field. */
  end?: ReactNode;
}

/**
 * A text field that looks like Mantine's. Mantine's own would make the code of the sign-in page ten
 * times larger.
 */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const message = typeof error === 'string' ? error : '';

  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
        />
        {end}
      </span>
      {message && (
        <p id={`${id}-error`} className={classes.error}>
          {message}
        </p>
      )}
    </div>
  );
}
