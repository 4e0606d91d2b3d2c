import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/account-setting/data',
    reply: 'accountSettings',
    operation: graphql(`
      query GetAccountSettings {
        accountSettings {
          general {
            avatar
            username
            fullName
            email
            company
          }
          info {
            bio
            dob: birthDate
            country
            website
            phone
          }
          social {
            socialLinks: links {
              twitter
              facebook
              google
              linkedIn
              instagram
              quora
            }
            connections {
              twitter {
                ...ConnectionBody
              }
              google {
                ...ConnectionBody
              }
              facebook {
                ...ConnectionBody
              }
              github {
                ...ConnectionBody
              }
            }
          }
          notification {
            commentOnArticle
            answerOnForm
            followMe
            newAnnouncements
            productUpdates
            blogDigest
          }
        }
      }

      fragment ConnectionBody on SocialConnection {
        profileImg @omitNull
        id @omitNull
      }
    `),
  }),
];
