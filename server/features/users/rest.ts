import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/api/users/list/all-data',
    reply: 'users',
    operation: graphql(`
      query ListUsers {
        users {
          ...UserBody
        }
      }

      fragment UserBody on User {
        id
        fullName
        company
        role
        username
        country
        contact
        email
        currentPlan
        status
        avatar
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/users/list/data',
    reply: 'userPage',
    example: { q: 'ra', role: ['MAINTAINER', 'EDITOR'], perPage: 5 },
    operation: graphql(`
      query ListUserPage(
        $q: String
        $role: [UserRole!]
        $currentPlan: [UserPlan!]
        $status: [UserStatus!]
        $page: Int
        $perPage: Int
      ) {
        userPage(
          q: $q
          texts: [FULL_NAME, USERNAME]
          roles: $role
          plans: $currentPlan
          statuses: $status
          page: $page
          perPage: $perPage
        ) {
          users {
            ...UserBody
          }
          total
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/api/users/user',
    example: { id: 1 },
    operation: graphql(`
      query GetUser($id: Int!) {
        user(id: $id) @omitNull {
          ...UserBody
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/users/add-user',
    status: 201,
    example: {
      fullName: 'Ada Quist',
      username: 'ada.quist',
      email: 'ada@quist.example',
      company: 'Quist Press',
      country: 'Denmark',
      contact: '(213) 555-0190',
      role: 'EDITOR',
      currentPlan: 'TEAM',
    },
    operation: graphql(`
      mutation AddUser(
        $fullName: String!
        $username: String!
        $email: String!
        $company: String
        $country: String
        $contact: String
        $role: UserRole
        $currentPlan: UserPlan
        $status: UserStatus
        $avatar: String
      ) {
        user: addUser(
          fullName: $fullName
          username: $username
          email: $email
          company: $company
          country: $country
          contact: $contact
          role: $role
          currentPlan: $currentPlan
          status: $status
          avatar: $avatar
          isLenient: true
        ) {
          ...UserBody
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/users/delete',
    reply: null,
    example: { id: 50 },
    operation: graphql(`
      mutation DeleteUser($id: Int!) {
        deleteUser(id: $id) {
          id
        }
      }
    `),
  }),
];
