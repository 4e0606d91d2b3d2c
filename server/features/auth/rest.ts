import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'POST',
    url: '/jwt/login',
    reply: 'session',
    example: { email: 'admin@demo.com', password: 'admin' },
    invalidInputResponse: { status: 400, error: { email: ['Something went wrong'] } },
    operation: graphql(`
      mutation Login($email: String, $password: String) {
        session: login(email: $email, password: $password) {
          ...SessionBody
        }
      }

      fragment SessionBody on Session {
        userData {
          id
          fullName
          username
          avatar
          email
          role
          ability {
            action
            subject
          }
          # remove-feature ecommerce
          extras @omitNull {
            eCommerceCartItemsCount
          }
          # end ecommerce
        }
        accessToken
        refreshToken
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/jwt/register',
    reply: 'registration',
    example: { username: 'ana', email: 'ana@firm.example', password: 'six cups of tea' },
    operation: graphql(`
      mutation Register($username: String, $email: String, $password: String) {
        registration: registerUser(username: $username, email: $email, password: $password) {
          user @omitNull {
            id
            email
            username
            fullName
            avatar
            role
            ability {
              action
              subject
            }
          }
          accessToken @omitNull
          error @omitNull {
            email
            username
          }
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/jwt/refresh-token',
    reply: 'session',
    invalidInputResponse: { status: 401, error: 'Invalid refresh token' },
    operation: graphql(`
      mutation RefreshToken($refreshToken: String) {
        session: refreshSession(refreshToken: $refreshToken) {
          ...SessionBody
        }
      }
    `),
  }),
];
