import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/faq/data',
    example: { q: 'deliver' },
    operation: graphql(`
      query GetFaq($q: String) {
        payment: faqCategory(topic: PAYMENT, q: $q) @omitNull {
          ...FaqCategoryBody
        }
        delivery: faqCategory(topic: DELIVERY, q: $q) @omitNull {
          ...FaqCategoryBody
        }
        cancellationReturn: faqCategory(topic: CANCELLATION_RETURN, q: $q) @omitNull {
          ...FaqCategoryBody
        }
        myOrders: faqCategory(topic: MY_ORDERS, q: $q) @omitNull {
          ...FaqCategoryBody
        }
        productServices: faqCategory(topic: PRODUCT_SERVICES, q: $q) @omitNull {
          ...FaqCategoryBody
        }
      }

      fragment FaqCategoryBody on FaqCategory {
        icon
        title
        subtitle
        qandA: questions {
          question
          ans: answer
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/faq/data/knowledge_base',
    reply: 'knowledgeCategories',
    operation: graphql(`
      query ListKnowledgeCategories {
        knowledgeCategories {
          id
          category
          img: image
          title
          desc: description
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/faq/data/category',
    reply: 'knowledgeTopics',
    operation: graphql(`
      query ListKnowledgeTopics {
        knowledgeTopics {
          id
          title
          icon
          iconColor
          questions {
            id
            question
            slug
          }
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/faq/data/question',
    reply: 'knowledgeArticle',
    operation: graphql(`
      query GetKnowledgeArticle {
        knowledgeArticle {
          title
          lastUpdated
          relatedQuestions {
            id
            question
          }
          content
        }
      }
    `),
  }),
];
