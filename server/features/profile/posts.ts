import type { CollectionOptions } from '../../collections.ts';
import { badInput, forbidden, notFound } from '../../errors.ts';
import type {
  AddProfilePostInput,
  ProfileComment,
  ProfilePost,
  ProfilePostList,
} from '../../gql/types.ts';
import { findPerson, getAvatarUrl } from '../../sample/people.ts';
import { createMarks } from '../../store/createMarks.ts';
import type { AccountHolder } from '../../values/accountHolder.ts';
import { checkPicture } from '../../values/pictures.ts';
import { toAuthor } from './holder.ts';
import { firstAccount, type PostRow, posts as seedPosts } from './seed.ts';

const millisecondsPerMinute = 60_000;
/** The number of posts that the profile contains. Clients load more posts separately. */
const latestPostCount = 3;
const maxTextLength = 2000;
const maxCommentLength = 1000;
/** The maximum size of a picture in bytes. */
const maxPictureSize = 500_000;

/** A stored post, with the name and the picture that the author had when the post was written. */
interface StoredPost extends Omit<PostRow, 'author' | 'minutesAgo' | 'youLiked'> {
  /** Null for colleagues without an account. */
  accountId: number | null;
  username: string;
  avatar: string;
  postedAt: number;
  isDeleted: boolean;
}

/** Formats a number in a short form: `1.25k`. */
function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.round(count / 10) / 100}k`;
}

function formatAge(minutes: number): string {
  if (minutes < 2) return 'Just now';
  if (minutes < 2 * 60) return `${minutes} minutes ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} hours ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

function createSamplePosts(start: number): StoredPost[] {
  return seedPosts.map(({ author, minutesAgo, youLiked: _, ...post }) => ({
    ...post,
    accountId: null,
    username: findPerson(author).fullName,
    avatar: getAvatarUrl(author),
    postedAt: start - minutesAgo * millisecondsPerMinute,
    isDeleted: false,
  }));
}

/** Creates the part of the collection for posts, newest first, with their comments and likes. */
export function createPosts({ store, clock }: CollectionOptions) {
  const now = () => clock.now().getTime();
  const seedComments = seedPosts.flatMap(({ detailedComments }) => detailedComments);
  const listLikesOfFirstAccount = (rows: { id: number; youLiked: boolean }[]) =>
    rows.filter(({ youLiked }) => youLiked).map(({ id }): [number, number] => [id, firstAccount]);

  const posts = store.table<StoredPost>('profile.posts', {
    rowName: 'post',
    type: 'ProfilePost',
    isRemoved: ({ isDeleted }) => isDeleted,
    rows: () => createSamplePosts(now()),
  });
  const likes = createMarks(store, 'profile.likes', 'ProfilePost', () =>
    listLikesOfFirstAccount(seedPosts),
  );
  const commentLikes = createMarks(store, 'profile.commentLikes', 'ProfileComment', () =>
    listLikesOfFirstAccount(seedComments),
  );
  const lastCommentId = store.value('profile.lastCommentId', () =>
    Math.max(...seedComments.map(({ id }) => id)),
  );

  const toComment = (comment: ProfileComment, { id }: AccountHolder): ProfileComment => ({
    ...comment,
    youLiked: commentLikes.has(comment.id, id),
  });

  function toPost(row: StoredPost, holder: AccountHolder): ProfilePost {
    const { accountId, isDeleted: _, postedAt, commentCount, shareCount, ...post } = row;
    const youLiked = likes.has(post.id, holder.id);
    const count = likes.count(post.id) + post.likedCount;
    return {
      ...post,
      postedAt: new Date(postedAt).toISOString(),
      postTime: formatAge(Math.floor((now() - postedAt) / millisecondsPerMinute)),
      likes: count + post.likedUsers.length,
      likedCount: count - Number(youLiked),
      youLiked,
      comments: formatCount(commentCount),
      shares: formatCount(shareCount),
      detailedComments: post.detailedComments.map((comment) => toComment(comment, holder)),
      isOwn: accountId === holder.id,
    };
  }

  const listVisible = () => posts.all().filter(({ isDeleted }) => !isDeleted);

  /** Returns a post that is deleted or not deleted. Throws `NOT_FOUND`. */
  function find(id: number, isDeleted = false): StoredPost {
    const post = posts.get(id);
    if (post?.isDeleted !== isDeleted) {
      throw notFound(`${isDeleted ? 'deleted ' : ''}post of the profile`, id);
    }
    return post;
  }

  const replace = (changed: StoredPost, holder: AccountHolder): ProfilePost =>
    toPost(posts.replace(changed), holder);

  function setDeleted(holder: AccountHolder, id: number, isDeleted: boolean): ProfilePost {
    const post = find(id, !isDeleted);
    if (post.accountId !== holder.id)
      throw forbidden('only the author can change a post', 'Sign in as the author.');
    return replace({ ...post, isDeleted }, holder);
  }

  return {
    listLatest: (holder: AccountHolder) =>
      listVisible()
        .slice(0, latestPostCount)
        .map((post) => toPost(post, holder)),

    list(holder: AccountHolder, offset: number, limit: number): ProfilePostList {
      if (offset < 0) throw badInput('offset', 'must be 0 or more.');
      if (limit < 1) throw badInput('limit', 'must be 1 or more.');
      const visiblePosts = listVisible();
      const pagePosts = visiblePosts.slice(offset, offset + limit);
      return { posts: pagePosts.map((post) => toPost(post, holder)), total: visiblePosts.length };
    },

    add(holder: AccountHolder, { text, image }: AddProfilePostInput): ProfilePost {
      if (text.trim() === '') throw badInput('post.text', 'must not be blank.');
      if (text.length > maxTextLength) {
        throw badInput('post.text', `must have at most ${maxTextLength} characters.`);
      }
      if (typeof image === 'string') checkPicture('post.image', image, maxPictureSize);

      const post: StoredPost = {
        id: posts.nextId(),
        accountId: holder.id,
        ...toAuthor(holder),
        postedAt: now(),
        text: text.trim(),
        image: image ?? undefined,
        likedUsers: [],
        likedCount: 0,
        commentCount: 0,
        shareCount: 0,
        detailedComments: [],
        isDeleted: false,
      };
      return toPost(posts.add(post, 'first'), holder);
    },

    remove: (holder: AccountHolder, id: number) => setDeleted(holder, id, true),
    restore: (holder: AccountHolder, id: number) => setDeleted(holder, id, false),

    setLiked(holder: AccountHolder, id: number, youLiked: boolean): ProfilePost {
      const post = find(id);
      likes.set(id, holder.id, youLiked);
      return toPost(post, holder);
    },

    addComment(holder: AccountHolder, id: number, comment: string): ProfilePost {
      const post = find(id);
      if (comment.trim() === '') throw badInput('comment', 'must not be blank.');
      if (comment.length > maxCommentLength) {
        throw badInput('comment', `must have at most ${maxCommentLength} characters.`);
      }

      lastCommentId.set(lastCommentId.get() + 1);
      const newComment = {
        id: lastCommentId.get(),
        ...toAuthor(holder),
        comment,
        commentsLikes: 0,
        youLiked: false,
      };
      const detailedComments = [...post.detailedComments, newComment];
      return replace({ ...post, commentCount: post.commentCount + 1, detailedComments }, holder);
    },

    setCommentLiked(holder: AccountHolder, id: number, youLiked: boolean): ProfileComment {
      const post = listVisible().find(({ detailedComments }) =>
        detailedComments.some((comment) => comment.id === id),
      );
      const comment = post?.detailedComments.find((candidate) => candidate.id === id);
      if (!post || !comment) throw notFound('comment', id);
      const change = commentLikes.set(id, holder.id, youLiked);
      const changed = { ...comment, commentsLikes: comment.commentsLikes + change };
      const detailedComments = post.detailedComments.map((other) =>
        other.id === id ? changed : other,
      );
      replace({ ...post, detailedComments }, holder);
      return toComment(changed, holder);
    },
  };
}
