import { Text } from '@mantine/core';
import { type ChangeEvent, useId } from 'react';
import classes from './CheckboxField.module.css';

interface CheckboxFieldProps {
  label: string;
  name: string;
  checked: boolean;
  error?: string | boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A native checkbox. The `Checkbox` of Mantine would make the code of the sign-in page too large. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
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
        <Text id={id} size="xs" c="danger" mt="xs">
          {error}
        </Text>
      )}
    </div>
  );
}
