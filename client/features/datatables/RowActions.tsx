import { ActionIcon } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LoadingActionIcon } from '../../ui/LoadingActionIcon.tsx';
import type { Employee } from './employees.ts';
import type { EmployeeActions } from './useEmployeeActions.ts';
import type { RowEdit } from './useRowEdit.ts';

const buttonProps = { size: 32, variant: 'subtle', color: 'gray' } as const;
const iconProps = { size: 18, stroke: 1.7, 'aria-hidden': true };

interface RowActionsProps {
  employee: Employee;
  edit: RowEdit;
  actions: EmployeeActions;
}

/** The buttons of a row: edit and delete, or save and cancel while the row is edited. */
export function RowActions({ employee, edit, actions }: RowActionsProps) {
  const { t } = useTranslation('datatables');
  const name = employee.fullName;

  if (edit.id === employee.id) {
    return (
      <>
        <LoadingActionIcon
          {...buttonProps}
          color="primary"
          aria-label={t('save', { name })}
          aria-expanded
          loading={edit.isSaving}
          onClick={() => void edit.save()}
        >
          <IconCheck {...iconProps} />
        </LoadingActionIcon>
        <ActionIcon {...buttonProps} aria-label={t('cancel', { name })} onClick={edit.cancel}>
          <IconX {...iconProps} />
        </ActionIcon>
      </>
    );
  }

  return (
    <>
      <ActionIcon
        {...buttonProps}
        data-edit-row={employee.id}
        aria-label={t('edit', { name })}
        onClick={() => edit.start(employee)}
      >
        <IconPencil {...iconProps} />
      </ActionIcon>
      <ActionIcon
        {...buttonProps}
        aria-label={t('delete', { name })}
        onClick={() => void actions.remove([employee])}
      >
        <IconTrash {...iconProps} />
      </ActionIcon>
    </>
  );
}
