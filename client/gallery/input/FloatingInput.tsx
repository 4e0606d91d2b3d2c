import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './FloatingInput.module.css';

/** The label is inside the empty field, and moves up when text is typed. */
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
