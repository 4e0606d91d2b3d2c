import { useApolloClient } from '@apollo/client/react';
import { firstFromLoader } from '../../data/loader.ts';
import {
  EmployeePageDocument,
  type EmployeePageQueryVariables,
} from '../../gql/datatables/graphql.ts';
import { useEmployeePageQuery } from '../../gql/datatables/hooks.ts';
import type { Employee } from './employees.ts';

/** The page size of the requests that load all employees. */
const perPage = 5000;

/**
 * Returns a page of employees as props of `DataTable`. The previous page stays visible until the next
 * page has loaded.
 */
export function useEmployees(variables: EmployeePageQueryVariables) {
  const { data, previousData, error, refetch } = useEmployeePageQuery({
    variables,
    ...firstFromLoader,
  });
  const { employeePage: page } = data ?? previousData ?? {};

  return {
    rows: page?.employees,
    total: page?.total ?? 0,
    isLoading: !data,
    error: data ? undefined : error,
    onRetry: () => void refetch(),
  };
}

/** Returns a function that loads all employees of the filtered list for an export. */
export function useAllEmployees(variables: EmployeePageQueryVariables) {
  const client = useApolloClient();

  return async (): Promise<Employee[]> => {
    const employees: Employee[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: EmployeePageDocument,
        variables: { ...variables, page, perPage },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The list of employees could not be loaded. Try again.');
      employees.push(...data.employeePage.employees);
      if (data.employeePage.employees.length < perPage) return employees;
    }
  };
}
