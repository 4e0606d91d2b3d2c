import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.employees': adminOnly,
  'Query.employeePage': adminOnly,
  'Query.employeeConnection': adminOnly,
  'Query.employee': adminOnly,
  'Mutation.addEmployee': adminOnly,
  'Mutation.addEmployees': adminOnly,
  'Mutation.updateEmployee': adminOnly,
  'Mutation.deleteEmployee': adminOnly,
  'Mutation.deleteEmployees': adminOnly,
  'Mutation.restoreEmployees': adminOnly,
  'GET /api/datatables/initial-data': adminOnly,
  'GET /api/datatables/data': adminOnly,
};
