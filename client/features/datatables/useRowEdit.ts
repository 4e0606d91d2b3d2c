import { useEffect, useRef, useState } from 'react';
import type { Employee } from './employees.ts';
import type { EmployeeActions } from './useEmployeeActions.ts';
import { toFormValues, toInput, useEmployeeForm } from './useEmployeeForm.ts';

export type RowEdit = ReturnType<typeof useRowEdit>;

/** Manages the row that is edited in place. */
export function useRowEdit(actions: EmployeeActions) {
  const form = useEmployeeForm();
  const [id, setId] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  const lastId = useRef<number>(undefined);

  // Moves the focus to the first field of the edited row, and after editing back to the edit button.
  useEffect(() => {
    const selector = id ? '[data-edit-field] input' : `[data-edit-row="${lastId.current}"]`;
    if (id || lastId.current) document.querySelector<HTMLElement>(selector)?.focus();
    lastId.current = id;
  }, [id]);

  return {
    id,
    form,
    isSaving,

    start(employee: Employee) {
      form.setValues(toFormValues(employee));
      form.clearErrors();
      setId(employee.id);
    },

    cancel: () => setId(undefined),

    async save() {
      if (isSaving || id === undefined || form.validate().hasErrors) return;
      setSaving(true);
      const isSaved = await actions.update({ id, ...toInput(form.values) });
      setSaving(false);
      if (isSaved) setId(undefined);
    },
  };
}
