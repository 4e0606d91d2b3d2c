import { Box, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Whether only screen readers have the label. */
  isLabelHidden?: boolean;
  error?: string | boolean;
  /** An element inside the field, at its end. */
  rightSection?: ReactNode;
}

/**
 * A text field that looks like the `TextInput` of Mantine, for the pages of guests. `TextInput` itself would make the code of
 * the sign-in page ten times larger.
 */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, error, rightSection, ...input } = props;
  const id = useId();
  const message = typeof error === 'string' ? error : '';

  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? 'fd-sr-only' : undefined}>
        {label}
      </label>
      <Box component="span" pos="relative" display="block" className={classes.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
        />
        {rightSection}
      </Box>
      {message && (
        <Text id={`${id}-error`} size="xs" c="danger" mt="xs">
          {message}
        </Text>
      )}
    </div>
  );
}
