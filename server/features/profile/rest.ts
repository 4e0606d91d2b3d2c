import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/profile/data',
    reply: 'profile',
    operation: graphql(`
      query GetProfile {
        profile {
          header {
            avatar
            username
            designation
            coverImg: coverImage
          }
          userAbout: about {
            about
            joined
            lives
            email
            website
          }
          suggestedPages {
            avatar
            username
            subtitle
            favorite: isFavorite
          }
          twitterFeeds: feeds {
            imgUrl: image
            title
            id: handle
            tags
            desc: description
            favorite: isFavorite
          }
          post: posts {
            avatar
            username
            postTime
            postText: text
            postImg: image @omitNull
            postVid: video @omitNull
            likes
            youLiked
            comments
            share: shares
            likedUsers {
              avatar
              username
            }
            likedCount
            detailedComments {
              avatar
              username
              comment
              commentsLikes
              youLiked
            }
          }
          latestPhotos {
            img: image
          }
          suggestions {
            avatar
            name
            mutualFriend
          }
          polls {
            name
            result
            votedUser: votedUsers {
              img: avatar
              username
            }
          }
        }
      }
    `),
  }),
];
