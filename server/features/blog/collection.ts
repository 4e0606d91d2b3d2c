import type { CollectionOptions } from '../../collections.ts';
import { badInput } from '../../errors.ts';
import type {
  AddPostInput,
  CommentInput,
  PostSlug,
  PostTag,
  PostTagCount,
  QueryPostPageArgs,
  QueryPostsArgs,
  UpdatePostInput,
} from '../../gql/types.ts';
import { coverKeys, getCoverUrl } from '../../sample/company.ts';
import { omitAbsent } from '../../values/rows.ts';
import { type Author, toByline } from './author.ts';
import { checkPost } from './checks.ts';
import { createComments } from './comments.ts';
import { createPosts } from './posts.ts';
import { createReactions } from './reactions.ts';
import type { PostEntry, PostEntryPage } from './row.ts';
import type { PostRow } from './seed.ts';
import { createSlugs } from './slugs.ts';
import { createExcerpt, createPostSlug, formatPostedDay } from './texts.ts';

const tagIcons: [PostTag, icon: string][] = [
  ['FASHION', 'Watch'],
  ['FOOD', 'ShoppingCart'],
  ['GAMING', 'Command'],
  ['QUOTE', 'Hash'],
  ['VIDEO', 'Video'],
];

const covers = coverKeys.map(getCoverUrl);
const defaultCover = getCoverUrl('front-desk');

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const comments = createComments(options);
  const posts = createPosts(options);
  const slugs = createSlugs(posts);
  const reactions = createReactions(store, posts);

  function toEntry(row: PostRow): PostEntry {
    return {
      ...row,
      postedOn: formatPostedDay(row.postedAt),
      categories: row.tags.map((label) => ({ value: label.toLowerCase(), label })),
      comments: comments.list(row.id),
    };
  }

  function check(post: Partial<AddPostInput> | Omit<UpdatePostInput, 'id'>, id?: number) {
    checkPost(post);
    if (typeof post.slug === 'string' && !slugs.isFree(post.slug, id)) {
      throw badInput('post.slug', 'is used by another post. Choose another slug.');
    }
  }

  /** Stores the number of comments in the post, so that posts can be sorted by this number. */
  function updateCommentCount(postId: number): PostEntry {
    const row = posts.find(postId);
    return toEntry(posts.replace({ ...row, commentCount: comments.count(postId) }));
  }

  function selectPosts(args: QueryPostPageArgs, readerId: number) {
    const { q, tags, statuses, isBookmarked, sortBy, page, perPage } = args;
    const isIncluded = isBookmarked
      ? ({ id }: PostRow) => reactions.isBookmarked(id, readerId)
      : undefined;
    return posts.select({
      q,
      where: { tags, status: statuses },
      and: isIncluded,
      sort: sortBy,
      page,
      perPage,
    });
  }

  return {
    selectPage(args: QueryPostPageArgs, readerId: number): PostEntryPage {
      const { rows, total } = selectPosts(args, readerId);
      return { posts: rows.map(toEntry), total };
    },

    /** Returns the published posts. */
    list: ({ sortBy, limit }: QueryPostsArgs): PostEntry[] =>
      posts
        .select({ where: { status: ['PUBLISHED'] }, sort: sortBy, perPage: limit })
        .rows.map(toEntry),

    find: (id: number) => toEntry(posts.find(id)),

    countReactions: reactions.count,
    listComments: (postId: number) => comments.list(posts.find(postId).id),
    listCovers: () => covers,

    listTags: (): PostTagCount[] =>
      tagIcons.map(([tag, icon]) => ({
        tag,
        icon,
        count: posts.select({ where: { tags: [tag], status: ['PUBLISHED'] }, perPage: 0 }).total,
      })),

    listByAuthor: (authorName: string) =>
      posts.select({ where: { author: [authorName] }, sort: 'NEWEST' }).rows.map(toEntry),

    suggestSlug(text: string, id?: number | null): PostSlug {
      const slug = createPostSlug(text);
      return { slug, isFree: slugs.isFree(slug, id), suggestion: slugs.findFree(slug, id) };
    },

    add(post: AddPostInput, author: Author | undefined): PostEntry {
      check(post);
      const { title, slug, image, tags, excerpt, content, status } = post;
      const row: PostRow = {
        id: posts.nextId(),
        title: title.trim(),
        slug: slug ?? slugs.findFree(createPostSlug(title)),
        image: image ?? defaultCover,
        ...toByline(author),
        postedAt: clock.now().toISOString(),
        tags,
        excerpt: excerpt?.trim() || createExcerpt(content),
        content,
        status,
        commentCount: 0,
        bookmarkCount: 0,
        likeCount: 0,
      };
      return toEntry(posts.add(row));
    },

    update({ id, ...changes }: UpdatePostInput): PostEntry {
      const row = posts.find(id);
      check(changes, id);
      const next: PostRow = { ...row, ...omitAbsent(changes) };
      if (next.excerpt.trim() === '') next.excerpt = createExcerpt(next.content);
      const isNew = row.status !== 'PUBLISHED' && next.status === 'PUBLISHED';
      if (isNew) next.postedAt = clock.now().toISOString();
      return toEntry(posts.replace(next));
    },

    remove: (id: number): PostEntry => toEntry(posts.remove(id)),
    restore: (id: number): PostEntry => toEntry(posts.restore(id)),

    isBookmarked: reactions.isBookmarked,
    isLiked: reactions.isLiked,

    setBookmarked: (id: number, readerId: number, isBookmarked: boolean): PostEntry =>
      toEntry(reactions.setBookmarked(id, readerId, isBookmarked)),

    setLiked: (id: number, readerId: number, isLiked: boolean): PostEntry =>
      toEntry(reactions.setLiked(id, readerId, isLiked)),

    addComment(postId: number, comment: CommentInput): PostEntry {
      comments.add(posts.find(postId).id, comment);
      return updateCommentCount(postId);
    },

    addReply(commentId: number, comment: CommentInput): PostEntry {
      const postId = posts.find(comments.getPostId(commentId)).id;
      comments.reply(commentId, comment);
      return updateCommentCount(postId);
    },

    removeComment(id: number): PostEntry {
      posts.find(comments.getPostId(id));
      return updateCommentCount(comments.setDeleted(id, true));
    },

    restoreComment(id: number): PostEntry {
      return updateCommentCount(comments.setDeleted(id, false));
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    blog: ReturnType<typeof createCollection>;
  }
}
