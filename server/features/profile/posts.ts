import { badInput, forbidden, notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddProfilePostInput,
  ProfileComment,
  ProfilePost,
  ProfilePostList,
} from '../../gql/resolvers.ts';
import { findPerson, getAvatarUrl } from '../../sample/people.ts';
import { createMarks } from '../../store/createMarks.ts';
import { checkPicture } from '../../values/pictures.ts';
import { type Holder, toAuthor } from './holder.ts';
import { firstAccount, type PostRow, posts as seedPosts } from './seed.ts';

const millisecondsAMinute = 60_000;
/** The number of posts on the page before more are loaded. */
const latest = 3;
const longestText = 2000;
const longestComment = 1000;
/** The maximum size of a picture in bytes. */
const pictureLimit = 500_000;

/** A post as it is stored, with the name and picture that its author had then. */
interface Written extends Omit<PostRow, 'author' | 'minutesAgo' | 'youLiked'> {
  /** Null for colleagues without an account. */
  accountId: number | null;
  username: string;
  avatar: string;
  postedAt: number;
  isDeleted: boolean;
}

/** Formats a count in a short form: `1.25k`. */
function shortenText(count: number): string {
  return count < 1000 ? String(count) : `${Math.round(count / 10) / 100}k`;
}

function formatAge(minutes: number): string {
  if (minutes < 2) return 'Just now';
  if (minutes < 2 * 60) return `${minutes} minutes ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} hours ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

function seed(start: number): Written[] {
  return seedPosts.map(({ author, minutesAgo, youLiked: _, ...post }) => ({
    ...post,
    accountId: null,
    username: findPerson(author).fullName,
    avatar: getAvatarUrl(author),
    postedAt: start - minutesAgo * millisecondsAMinute,
    isDeleted: false,
  }));
}

/** Creates the posts of the profile, the newest first, with comments and likes. */
export function createPosts({ store, clock }: CollectionOptions) {
  const now = () => clock.now().getTime();
  const seedComments = seedPosts.flatMap(({ detailedComments }) => detailedComments);
  const likesOfFirst = (rows: { id: number; youLiked: boolean }[]) =>
    rows.filter(({ youLiked }) => youLiked).map(({ id }): [number, number] => [id, firstAccount]);

  const posts = store.table<Written>('profile.posts', { rowName: 'post', rows: () => seed(now()) });
  const likes = createMarks(store, 'profile.likes', () => likesOfFirst(seedPosts));
  const commentLikes = createMarks(store, 'profile.commentLikes', () => likesOfFirst(seedComments));
  const lastCommentId = store.value('profile.lastCommentId', () =>
    Math.max(...seedComments.map(({ id }) => id)),
  );

  const shownComment = (comment: ProfileComment, { id }: Holder): ProfileComment => ({
    ...comment,
    youLiked: commentLikes.has(comment.id, id),
  });

  function shown(row: Written, holder: Holder): ProfilePost {
    const { accountId, isDeleted: _, postedAt, commentCount, shareCount, ...post } = row;
    const youLiked = likes.has(post.id, holder.id);
    const count = likes.count(post.id) + post.likedCount;
    return {
      ...post,
      postedAt: new Date(postedAt).toISOString(),
      postTime: formatAge(Math.floor((now() - postedAt) / millisecondsAMinute)),
      likes: count + post.likedUsers.length,
      likedCount: count - Number(youLiked),
      youLiked,
      comments: shortenText(commentCount),
      shares: shortenText(shareCount),
      detailedComments: post.detailedComments.map((one) => shownComment(one, holder)),
      isOwn: accountId === holder.id,
    };
  }

  const present = () => posts.all().filter(({ isDeleted }) => !isDeleted);

  function find(id: number, isDeleted = false): Written {
    const post = posts.get(id);
    if (post?.isDeleted !== isDeleted) {
      throw notFound(`${isDeleted ? 'deleted ' : ''}post of the profile`, id);
    }
    return post;
  }

  const replace = (changed: Written, holder: Holder): ProfilePost =>
    shown(posts.replace(changed), holder);

  function setDeleted(holder: Holder, id: number, isDeleted: boolean): ProfilePost {
    const post = find(id, !isDeleted);
    if (post.accountId !== holder.id)
      throw forbidden('only the author can change a post', 'Sign in as the author.');
    return replace({ ...post, isDeleted }, holder);
  }

  return {
    latest: (holder: Holder) =>
      present()
        .slice(0, latest)
        .map((post) => shown(post, holder)),

    list(holder: Holder, offset: number, limit: number): ProfilePostList {
      if (offset < 0) throw badInput('offset', 'must be 0 or more.');
      if (limit < 1) throw badInput('limit', 'must be 1 or more.');
      const all = present();
      const some = all.slice(offset, offset + limit);
      return { posts: some.map((post) => shown(post, holder)), total: all.length };
    },

    add(holder: Holder, { text, image }: AddProfilePostInput): ProfilePost {
      if (text.trim() === '') throw badInput('post.text', 'must not be blank.');
      if (text.length > longestText) {
        throw badInput('post.text', `must have ${longestText} characters at most.`);
      }
      if (typeof image === 'string') checkPicture('post.image', image, pictureLimit);

      const post: Written = {
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
      return shown(posts.add(post, 'first'), holder);
    },

    remove: (holder: Holder, id: number) => setDeleted(holder, id, true),
    restore: (holder: Holder, id: number) => setDeleted(holder, id, false),

    like(holder: Holder, id: number, youLiked: boolean): ProfilePost {
      const post = find(id);
      likes.set(id, holder.id, youLiked);
      return shown(post, holder);
    },

    comment(holder: Holder, id: number, comment: string): ProfilePost {
      const post = find(id);
      if (comment.trim() === '') throw badInput('comment', 'must not be blank.');
      if (comment.length > longestComment) {
        throw badInput('comment', `must have ${longestComment} characters at most.`);
      }

      lastCommentId.set(lastCommentId.get() + 1);
      const mine = {
        id: lastCommentId.get(),
        ...toAuthor(holder),
        comment,
        commentsLikes: 0,
        youLiked: false,
      };
      const detailedComments = [...post.detailedComments, mine];
      return replace({ ...post, commentCount: post.commentCount + 1, detailedComments }, holder);
    },

    likeComment(holder: Holder, id: number, youLiked: boolean): ProfileComment {
      const post = present().find((one) => one.detailedComments.some((other) => other.id === id));
      const comment = post?.detailedComments.find((one) => one.id === id);
      if (!post || !comment) throw notFound('comment', id);
      const change = commentLikes.set(id, holder.id, youLiked);
      const changed = { ...comment, commentsLikes: comment.commentsLikes + change };
      const detailedComments = post.detailedComments.map((one) => (one.id === id ? changed : one));
      replace({ ...post, detailedComments }, holder);
      return shownComment(changed, holder);
    },
  };
}
