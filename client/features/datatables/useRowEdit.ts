import { useEffect, useRef, useState } from 'react';
import { EmployeeRowDocument } from '../../gql/datatables/graphql.ts';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { useReload } from '../../ui/form/useReload.ts';
import type { Employee } from './employees.ts';
import type { EmployeeActions } from './useEmployeeActions.ts';
import { toFormValues, useEmployeeForm } from './useEmployeeForm.ts';

export type RowEdit = ReturnType<typeof useRowEdit>;

const getDraftName = (id: number) => `employee.${id}`;

/** Manages the row that is edited in place. A row with a draft is edited at the start. */
export function useRowEdit(actions: EmployeeActions, rows: Employee[]) {
  const reload = useReload(EmployeeRowDocument);
  const [employee, setEmployee] = useState(() => rows.find(({ id }) => hasDraft(getDraftName(id))));
  const id = employee?.id;
  const lastId = useRef<number>(undefined);
  const form = useEmployeeForm({
    draft: employee && getDraftName(employee.id),
    values: employee && toFormValues(employee),
    async reload() {
      const latest = id === undefined ? undefined : await reload({ id });
      return latest && toFormValues(latest.employee);
    },
    save: ({ values, changes }) => actions.update({ id: id ?? 0, ...changes }, values.fullName),
    onSaved: () => setEmployee(undefined),
  });

  // Moves the focus to the first field of the edited row, and after editing back to the edit button.
  useEffect(() => {
    const selector = id ? '[data-edit-field] input' : `[data-edit-row="${lastId.current}"]`;
    if (id || lastId.current) document.querySelector<HTMLElement>(selector)?.focus();
    lastId.current = id;
  }, [id]);

  return {
    id,
    form,
    isSaving: form.submitting,

    start(row: Employee) {
      form.restart(toFormValues(row));
      setEmployee(row);
    },

    cancel() {
      form.discard();
      setEmployee(undefined);
    },

    save: () => form.submit(),
  };
}
