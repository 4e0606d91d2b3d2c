import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './FloatingInput.module.css';

/** A field whose label is inside while the field is empty, and above otherwise. */
export function FloatingInput(props: TextInputProps) {
  return (
    <TextInput
      placeholder=" "
      inputWrapperOrder={['input', 'label', 'description', 'error']}
      classNames={{ root: classes.root, label: classes.label, wrapper: classes.field }}
      {...props}
    />
  );
}
