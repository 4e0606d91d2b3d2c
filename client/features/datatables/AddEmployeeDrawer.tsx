import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { statuses } from './employees.ts';
import type { EmployeeActions } from './useEmployeeActions.ts';
import { limits, useEmployeeForm } from './useEmployeeForm.ts';

export interface EmployeeDrawerProps {
  isOpen: boolean;
  actions: EmployeeActions;
  onClose: () => void;
}

/** A drawer with the form of a new employee. */
export function AddEmployeeDrawer({ isOpen, actions, onClose }: EmployeeDrawerProps) {
  const { t } = useTranslation('datatables');
  const form = useEmployeeForm({
    draft: 'employee.new',
    save: ({ input }) => actions.add(input),
    onSaved: onClose,
  });

  return (
    <FormDrawer
      form={form}
      title={t('add.title')}
      isOpen={isOpen}
      onClose={onClose}
      action={t('add.action')}
    >
      <TextInput
        label={t('field.fullName')}
        withAsterisk
        data-autofocus
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('fullName')}
      />
      <TextInput label={t('field.post')} maxLength={120} {...form.getInputProps('post')} />
      <TextInput
        type="email"
        label={t('field.email')}
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput label={t('field.city')} maxLength={120} {...form.getInputProps('city')} />
      <DateInput label={t('field.startedOn')} withAsterisk {...form.getInputProps('startedOn')} />
      <NumberField
        label={t('field.salary')}
        leftSection={<span aria-hidden>$</span>}
        min={0}
        max={limits.salary}
        decimals={2}
        {...form.getInputProps('salary')}
      />
      <SimpleGrid cols={2}>
        {(['age', 'experience'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`field.${name}`)}
            min={0}
            max={limits[name]}
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
      <NativeSelect
        label={t('field.status')}
        data={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        {...form.getInputProps('status')}
      />
    </FormDrawer>
  );
}
