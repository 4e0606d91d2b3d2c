import { useApolloClient } from '@apollo/client/react';
import {
  EmployeePageDocument,
  type EmployeePageQueryVariables,
} from '../../gql/datatables/graphql.ts';
import { useEmployeePageQuery } from '../../gql/datatables/hooks.ts';
import type { Employee } from './employees.ts';

const perPage = 5000;

/** A page of the register as `DataTable` takes it. The last page stays until the next is there. */
export function useEmployees(variables: EmployeePageQueryVariables) {
  const { data, previousData, error, refetch } = useEmployeePageQuery({
    variables,
    // Changes made in another table show when this page is opened again.
    fetchPolicy: 'cache-and-network',
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

/** Every employee of the filtered list, in its order, a piece at a time. */
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
      if (!data) throw new Error('The list could not be loaded');
      employees.push(...data.employeePage.employees);
      if (data.employeePage.employees.length < perPage) return employees;
    }
  };
}
