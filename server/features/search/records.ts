import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { QuerySearchRecordsArgs, SearchRecord, SearchRecordType } from '../../gql/types.ts';
import { toAmount } from '../../values/money.ts';

type FoundRecord = Omit<SearchRecord, '__typename' | 'type' | 'id' | 'picture'> & {
  id: number | string;
  picture?: string;
};
type FindRecords = (q: string, limit: number, context: Context) => FoundRecord[];

const maxLimit = 50;

/** Finds the records of each kind, the newest first. */
const finders: Record<SearchRecordType, FindRecords> = {
  INVOICE: (q, limit, { collections }) =>
    collections.invoices.search(q, limit).map((row) => ({
      id: row.id,
      title: `#${row.id}`,
      note: `${row.client.name} · ${row.client.company}`,
      picture: row.avatar,
      link: `/apps/invoice/preview/${row.id}`,
      amount: toAmount(row.total, row.currency),
      currency: row.currency,
      status: row.status,
      at: row.issuedOn,
    })),

  ORDER: (q, limit, { collections }) =>
    collections.ecommerce
      .selectOrders({ q, sortBy: 'PLACED_AT', isDescending: true, page: 1, perPage: limit })
      .orders.map((order) => ({
        id: order.id,
        title: order.number,
        note: order.address.fullName,
        link: `/apps/ecommerce/orders/${order.id}`,
        amount: order.totals.total,
        currency: 'USD',
        status: order.state,
        at: order.placedAt,
      })),

  USER: (q, limit, { collections }) =>
    collections.users
      .selectPage({
        q,
        texts: ['FULL_NAME', 'USERNAME', 'EMAIL'],
        sortBy: 'CREATED_AT',
        isDescending: true,
        page: 1,
        perPage: limit,
      })
      .users.map((user) => ({
        id: user.id,
        title: user.fullName,
        note: user.email,
        picture: user.avatar,
        link: `/apps/user/view/${user.id}`,
        status: user.status,
      })),

  PRODUCT: (q, limit, { collections }) =>
    collections.ecommerce
      .selectPage({ q, sortBy: 'FEATURED', page: 1, perPage: limit })
      .products.map((product) => ({
        id: product.id,
        title: product.name,
        note: product.brandName,
        picture: product.image,
        link: `/apps/ecommerce/product-detail/${product.slug}`,
        amount: product.price,
        currency: 'USD',
      })),

  TASK: (q, limit, { collections }) =>
    collections.todo
      .selectPage({ q, sortBy: 'LATEST', page: 1, perPage: limit })
      .tasks.map((task) => ({
        id: task.id,
        title: task.title,
        note: task.assignee.fullName,
        picture: task.assignee.avatar,
        link: `/apps/todo?task=${task.id}`,
        status: task.isCompleted ? 'COMPLETED' : null,
        at: task.dueDate,
      })),

  EMAIL: (q, limit, { collections }) =>
    collections.email
      .selectPage({ q, in: ['INBOX', 'SENT', 'DRAFT'], sortBy: 'NEWEST', page: 1, perPage: limit })
      .emails.map((email) => ({
        id: email.id,
        title: email.subject,
        note: email.from.name,
        picture: email.from.avatar,
        link: getEmailLink(email),
        at: email.time,
      })),

  EVENT: (q, limit, { collections }) =>
    collections.calendar
      .selectPage({ q, sortBy: 'START_DESC', page: 1, perPage: limit })
      .events.map((event) => ({
        id: event.id,
        title: event.title,
        note: event.location,
        link: `/apps/calendar?event=${event.id}`,
        at: event.start,
      })),

  POST: (q, limit, { collections, viewer }) =>
    collections.blog
      .selectPage(
        {
          q,
          statuses: ['PUBLISHED'],
          isBookmarked: false,
          sortBy: 'NEWEST',
          page: 1,
          perPage: limit,
        },
        collections.auth.getViewerOrFirst(viewer.id).id,
      )
      .posts.map((post) => ({
        id: post.id,
        title: post.title,
        note: post.authorName,
        picture: post.image,
        link: `/pages/blog/detail/${post.id}`,
        at: post.postedAt,
      })),

  QUESTION: (q, limit, { collections }) =>
    collections.faq.knowledge
      .search(q)
      .questions.slice(0, limit)
      .map(({ slug, question, topic, category }) => ({
        id: slug,
        title: question,
        note: topic,
        link: `/pages/knowledge-base/${category.toLowerCase().replaceAll('_', '-')}/${slug}`,
      })),
};

// remove-feature email
/** A draft is opened in the composer. */
const getEmailLink = ({ id, folder }: { id: number; folder: string }) =>
  folder === 'DRAFT'
    ? `/apps/email/draft?compose=${id}`
    : `/apps/email/${folder.toLowerCase()}?mail=${id}`;
// end email

export function searchRecords(
  { q, types, limit }: QuerySearchRecordsArgs,
  context: Context,
): Omit<SearchRecord, '__typename'>[] {
  if (limit < 1 || limit > maxLimit)
    throw badInput('limit', `must be 1 to ${maxLimit}, not ${limit}.`);
  const text = q.trim();
  if (text === '') return [];
  const searchedTypes = types ?? (Object.keys(finders) as SearchRecordType[]);
  return [...new Set(searchedTypes)].flatMap((type) =>
    finders[type](text, limit, context).map(({ id, picture = '', ...record }) => ({
      type,
      id: `${type.toLowerCase()}-${id}`,
      picture,
      ...record,
    })),
  );
}
