import { type ChangeEvent, useId } from 'react';
import classes from './Field.module.css';

interface CheckFieldProps {
  label: string;
  name: string;
  checked: boolean;
  error?: string | boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own box, in our colour: the sign-in has no room for more. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId();

  return (
    <div>
      <label className={classes.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {label}
      </label>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
