import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import {
  type AddEmployeeInput,
  EmployeePageDocument,
  type EmployeePageQueryVariables,
  type UpdateEmployeeInput,
} from '../../gql/datatables/graphql.ts';
import {
  useAddEmployeeMutation,
  useAddEmployeesMutation,
  useDeleteEmployeesMutation,
  useRestoreEmployeesMutation,
  useUpdateEmployeeMutation,
} from '../../gql/datatables/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Employee } from './employees.ts';

export type EmployeeActions = ReturnType<typeof useEmployeeActions>;

/** Options of the mutations, which refetch all tables on the page. */
const mutationOptions = { refetchQueries: [EmployeePageDocument] };

/** Returns the actions on employees. Each result shows a toast. */
export function useEmployeeActions(listVariables: EmployeePageQueryVariables) {
  const { t } = useTranslation('datatables');
  const [addEmployee] = useAddEmployeeMutation(mutationOptions);
  const [addEmployees] = useAddEmployeesMutation(mutationOptions);
  const [updateEmployee] = useUpdateEmployeeMutation();
  const [deleteEmployees] = useDeleteEmployeesMutation(mutationOptions);
  const [restoreEmployees] = useRestoreEmployeesMutation(mutationOptions);

  function showResult(message: string, undo?: () => void) {
    void showToast({ kind: 'success', message, undo });
    return true;
  }

  return {
    /** Adds an employee. The form shows the errors. */
    async add(employee: AddEmployeeInput) {
      const result = await addEmployee({ variables: { employee }, ...formMutation });
      if (!result.error) showResult(t('toast.added', { name: employee.fullName }));
      return result;
    },

    /** Adds the employees of a file. The form shows the errors. */
    async addAll(employees: AddEmployeeInput[]) {
      const result = await addEmployees({ variables: { employees }, ...formMutation });
      const ids = result.data?.addEmployees.map(({ id }) => id) ?? [];
      const undo = () => void deleteEmployees({ variables: { ids } });
      if (result.data) showResult(t('toast.imported', { count: ids.length }), undo);
      return result;
    },

    /** Updates an employee. The row keeps its position until the list is fetched again. The form shows the errors. */
    async update(employee: UpdateEmployeeInput, name: string) {
      const result = await updateEmployee({ variables: { employee }, ...formMutation });
      if (!result.error) showResult(t('toast.saved', { name }));
      return result;
    },

    async remove(employees: Employee[]): Promise<boolean> {
      const ids = employees.map(({ id }) => id);
      const { error } = await deleteEmployees({
        variables: { ids },
        optimisticResponse: { deleteEmployees: ids },
        update: (cache) => removeFromList(cache, listVariables, ids),
      });
      const name = employees[0]?.fullName;
      const undo = () => void restoreEmployees({ variables: { ids } });
      return !error && showResult(t('toast.deleted', { count: ids.length, name }), undo);
    },
  };
}

/** Removes employees from the visible page of the list in the cache. */
function removeFromList(cache: ApolloCache, variables: EmployeePageQueryVariables, ids: number[]) {
  cache.updateQuery({ query: EmployeePageDocument, variables }, (data) => {
    if (!data) return data;
    const { employeePage: page } = data;
    const employees = page.employees.filter(({ id }) => !ids.includes(id));
    const total = page.total - (page.employees.length - employees.length);
    return { ...data, employeePage: { ...page, employees, total } };
  });
}
