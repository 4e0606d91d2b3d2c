import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { statuses } from './employees.ts';
import classes from './tables.module.css';
import { type EmployeeColumn, useColumns } from './useColumns.tsx';
import type { EmployeeForm } from './useEmployeeForm.ts';
import type { RowEdit } from './useRowEdit.ts';

/** Returns the columns of the editable table. In the edited row, the cells contain form fields. */
export function useEditableColumns(edit: RowEdit): EmployeeColumn[] {
  const { person, email, startedOn, salary, age, status, city, experience } = useColumns();
  const hiddenColumns = [city, experience].map((column) => ({
    ...column,
    isHiddenByDefault: true,
  }));

  const makeEditable = (column: EmployeeColumn): EmployeeColumn => ({
    ...column,
    cell: (row) =>
      row.id === edit.id ? <EditCell edit={edit} column={column.id} /> : column.cell(row),
  });
  return [person, email, startedOn, salary, age, status, ...hiddenColumns].map(makeEditable);
}

function EditCell({ edit, column }: { edit: RowEdit; column: string }) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) edit.save();
    if (event.key === 'Escape') edit.cancel();
  }

  return (
    <Stack
      gap="xs"
      className={classes.fields}
      data-edit-field
      data-column={column}
      onKeyDown={handleKeyDown}
    >
      <Fields form={edit.form} column={column} />
    </Stack>
  );
}

function Fields({ form, column }: { form: EmployeeForm; column: string }): ReactNode {
  const { t } = useTranslation('datatables');
  const renderTextField = (name: 'fullName' | 'post' | 'email' | 'city') => (
    <TextInput
      size="xs"
      aria-label={t(`field.${name}`)}
      maxLength={120}
      {...form.getInputProps(name)}
    />
  );
  const renderNumberField = (name: 'salary' | 'age' | 'experience') => (
    <NumberField
      size="xs"
      aria-label={t(`field.${name}`)}
      min={0}
      decimals={name === 'salary' ? 2 : 0}
      {...form.getInputProps(name)}
    />
  );

  switch (column) {
    case 'person':
      return [
        <div key="name">{renderTextField('fullName')}</div>,
        <div key="post">{renderTextField('post')}</div>,
      ];
    case 'email':
    case 'city':
      return renderTextField(column);
    case 'salary':
    case 'age':
    case 'experience':
      return renderNumberField(column);
    case 'startedOn':
      return (
        <DateInput
          size="xs"
          aria-label={t('field.startedOn')}
          {...form.getInputProps('startedOn')}
        />
      );
    default:
      return (
        <NativeSelect
          size="xs"
          aria-label={t('field.status')}
          data={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          {...form.getInputProps('status')}
        />
      );
  }
}
