import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';

export const resolvers: Resolvers = {
  Query: {
    employees: (_, __, { collections }) => collections.datatables.list(),
    employeePage: (_, args, { collections }) => collections.datatables.selectPage(args),
    employeeConnection: (_, { first, after, ...args }, { collections }) =>
      readConnection({ first, after }, 'employees', (part) =>
        collections.datatables.selectPage({ ...args, ...part }),
      ),
    employee: (_, { id }, { collections }) => collections.datatables.find(id),
  },
  Mutation: {
    addEmployee: (_, { employee }, { collections }) => collections.datatables.add(employee),
    addEmployees: (_, { employees }, { collections }) => collections.datatables.addAll(employees),
    updateEmployee: (_, { employee }, { collections }) => collections.datatables.update(employee),
    deleteEmployee: (_, { id }, { collections }) => collections.datatables.remove(id),
    deleteEmployees: (_, { ids }, { collections }) => collections.datatables.removeAll(ids),
    restoreEmployees: (_, { ids }, { collections }) => collections.datatables.restoreAll(ids),
  },
};
