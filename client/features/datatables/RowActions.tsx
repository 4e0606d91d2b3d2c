import { ActionIcon } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Employee } from './employees.ts';
import type { EmployeeActions } from './useEmployeeActions.ts';
import type { RowEdit } from './useRowEdit.ts';

const button = { size: 32, variant: 'subtle', color: 'gray' } as const;
const icon = { size: 18, stroke: 1.7, 'aria-hidden': true };

interface RowActionsProps {
  employee: Employee;
  edit: RowEdit;
  actions: EmployeeActions;
}

/** The actions of a row, or those of its edit mode. */
export function RowActions({ employee, edit, actions }: RowActionsProps) {
  const { t } = useTranslation('datatables');
  const name = employee.fullName;

  if (edit.id === employee.id) {
    return (
      <>
        <ActionIcon
          {...button}
          color="primary"
          aria-label={t('save', { name })}
          aria-expanded
          loading={edit.isSaving}
          onClick={() => void edit.save()}
        >
          <IconCheck {...icon} />
        </ActionIcon>
        <ActionIcon {...button} aria-label={t('cancel', { name })} onClick={edit.cancel}>
          <IconX {...icon} />
        </ActionIcon>
      </>
    );
  }

  return (
    <>
      <ActionIcon
        {...button}
        data-edit-row={employee.id}
        aria-label={t('edit', { name })}
        onClick={() => edit.start(employee)}
      >
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={t('delete', { name })}
        onClick={() => void actions.remove([employee])}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </>
  );
}
