import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/blog/list/data',
    reply: 'posts',
    operation: graphql(`
      query ListPosts {
        posts(sortBy: OLDEST, limit: 6) {
          img: image
          title
          id
          avatar: authorAvatar
          userFullName: authorName
          blogPosted: postedOn
          tags
          excerpt
          comment: commentCount
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/blog/list/data/sidebar',
    operation: graphql(`
      query GetBlogSidebar {
        recentPosts: posts(limit: 4) {
          img: image
          title
          id
          createdTime: postedOn
        }
        categories: postTags {
          category: tag
          icon
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/blog/list/data/detail',
    operation: graphql(`
      query GetPost {
        blog: post(id: 1) {
          img: image
          title
          avatar: authorAvatar
          userFullName: authorName
          createdTime: postedOn
          tags
          content
          comments: commentCount
          bookmarked: bookmarkCount
        }
        comments: postComments(postId: 1) {
          avatar
          userFullName: fullName
          commentedAt: commentedOn
          commentText: text
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/blog/list/data/edit',
    reply: 'post',
    operation: graphql(`
      query GetPostToEdit {
        post(id: 1) {
          avatar: authorAvatar
          userFullName: authorName
          createdTime: postedOn
          blogTitle: title
          blogCategories: categories {
            value
            label
          }
          slug
          status
          excerpt: content
          featuredImage: image
        }
      }
    `),
  }),
];
