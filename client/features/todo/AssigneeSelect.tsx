import type { SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTaskAssigneesQuery } from '../../gql/todo/hooks.ts';
import { PersonSelect } from '../../ui/PersonSelect.tsx';

/** A select of the assignee. Without a value, the task is unassigned. */
export function AssigneeSelect(props: SelectProps) {
  const { t } = useTranslation('todo');
  const { data } = useTaskAssigneesQuery();

  return (
    <PersonSelect
      {...props}
      people={data?.taskAssignees ?? []}
      label={t('field.assignee')}
      placeholder={t('field.nobody')}
      clearButtonProps={{ 'aria-label': t('field.clearAssignee') }}
      nothingFoundMessage={t('field.nobodyFound')}
    />
  );
}
