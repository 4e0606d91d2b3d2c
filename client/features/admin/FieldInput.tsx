import { Box, MultiSelect, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateInput, DateTimeInput } from '../../ui/dates/DateInputs.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { type Field, getChoiceLabel, getFieldLabel } from './collections.ts';
import { RowMultiSelect, RowSelect } from './RowSelect.tsx';
import { getNewValue } from './rowValues.ts';
import type { RowForm } from './useRowForm.ts';

interface FieldInputProps {
  field: Field;
  form: RowForm;
}

/** The control of a field by its kind. */
export function FieldInput({ field, form }: FieldInputProps) {
  const isWide = ['LONG_TEXT', 'JSON'].includes(field.kind) && !field.isList;

  return (
    <div data-wide={isWide || undefined}>
      <Control field={field} form={form} />
    </div>
  );
}

function Control({ field, form }: FieldInputProps) {
  const { t } = useTranslation('admin');
  const { kind, isList, isRequired, isNullable, inputName, choices, targets } = field;
  const input = form.getInputProps(inputName);
  const props = {
    label: getFieldLabel(field),
    withAsterisk: isRequired,
    ...input,
    value: input.value ?? getNewValue(field),
  };
  const clear = { clearable: isNullable, clearButtonProps: { 'aria-label': t('form.clear') } };
  const options = choices.map((value) => ({ value, label: getChoiceLabel(value) }));

  if (kind === 'RELATION')
    return isList ? (
      <RowMultiSelect {...props} targets={targets} />
    ) : (
      <RowSelect {...props} targets={targets} clearable={isNullable} />
    );
  if (isList)
    return kind === 'ENUM' ? (
      <MultiSelect {...props} data={options} hidePickedOptions comboboxProps={{ shadow: 'md' }} />
    ) : (
      <TagsInput {...props} comboboxProps={{ shadow: 'md' }} />
    );
  switch (kind) {
    case 'BOOLEAN': {
      const { value, withAsterisk, ...switchProps } = props;
      return (
        <Box pt={{ base: 0, xs: 28 }}>
          <Switch {...switchProps} checked={value === true} />
        </Box>
      );
    }
    case 'ENUM':
      return <Select {...props} {...clear} data={options} comboboxProps={{ shadow: 'md' }} />;
    case 'INTEGER':
      // The rule of the form refuses decimals. The field would round them.
      return <NumberField {...props} decimals={2} />;
    case 'NUMBER':
      return <NumberField {...props} decimals={10} />;
    case 'MONEY':
      return <NumberField {...props} decimals={2} />;
    case 'DATE':
      return <DateInput {...props} {...clear} />;
    case 'DATE_TIME':
      return <DateTimeInput {...props} {...clear} />;
    case 'LONG_TEXT':
      return <Textarea {...props} autosize minRows={3} maxRows={12} />;
    case 'JSON':
      return <Textarea {...props} autosize minRows={3} maxRows={16} description={t('form.json')} />;
    case 'EMAIL':
      return <TextInput {...props} type="email" autoComplete="off" />;
    case 'URL':
    case 'PICTURE':
      return <TextInput {...props} type="url" autoComplete="off" placeholder="https://" />;
    default:
      return <TextInput {...props} autoComplete="off" />;
  }
}
