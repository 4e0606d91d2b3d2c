import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/api/datatables/initial-data',
    reply: 'employees',
    operation: graphql(`
      query ListEmployees {
        employees {
          ...EmployeeBody
        }
      }

      fragment EmployeeBody on Employee {
        id
        responsive_id: responsiveId
        avatar
        full_name: fullName
        post
        email
        city
        start_date: startDate
        salary
        age
        experience
        status: statusCode
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/datatables/data',
    reply: 'employeePage',
    example: { q: 'designer', perPage: 7 },
    operation: graphql(`
      query ListEmployeePage($q: String, $perPage: Int, $page: Int) {
        employeePage(q: $q, perPage: $perPage, page: $page) {
          allData: allEmployees {
            ...EmployeeBody
          }
          invoices: employees {
            ...EmployeeBody
          }
          total
        }
      }
    `),
  }),
];
