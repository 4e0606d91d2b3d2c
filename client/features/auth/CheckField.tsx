import { type ChangeEvent, useId } from 'react';
import classes from './Field.module.css';

interface CheckFieldProps {
  label: string;
  name: string;
  checked: boolean;
  error?: string | boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A native checkbox. Mantine's checkbox would make the sign-in too large. */
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
