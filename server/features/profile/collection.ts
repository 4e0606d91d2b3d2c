import { daysAfter } from '../../days.ts';
import { badInput, notFound } from '../../errors.ts';
import type {
  PersonSuggestion,
  PollChoice,
  Profile,
  ProfileComment,
  ProfileFeed,
  ProfilePost,
  ProfilePostList,
  SuggestedPage,
} from '../../gql/resolvers.ts';
import { avatarOf, person } from '../../people.ts';
import { ascending } from '../../rows.ts';
import type { World } from '../../world.ts';
import {
  about,
  header,
  latestPhotos,
  type PostRow,
  polls,
  feeds as seedFeeds,
  suggestedPages as seedPages,
  people as seedPeople,
  posts as seedPosts,
  suggested,
} from './seed.ts';

const millisecondsAMinute = 60_000;
const daysSinceJoining = 790;
/** How many posts stand on the page before more are asked for. */
const latest = 3;
const longestComment = 1000;

/** Whose page it is, as the sign-in knows them. */
interface Holder {
  username: string;
  fullName: string;
  email: string;
  /** Null until there is one. */
  avatar?: string | null;
}

const faceOf = ({ fullName, username, avatar }: Holder) => ({
  username: fullName || username,
  avatar: avatar ?? '',
});

/** `1.25k`: short enough to stand beside an icon. */
function short(count: number): string {
  return count < 1000 ? String(count) : `${Math.round(count / 10) / 100}k`;
}

function agoInWords(minutes: number): string {
  if (minutes < 2 * 60) return `${minutes} minutes ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} hours ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

function joinedOn(start: Date): string {
  const day = daysAfter(start, -daysSinceJoining);
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function createCollection(world: World) {
  const start = world.now();
  let posts = seedPosts;
  let pages = seedPages;
  let feeds = seedFeeds;
  let people = seedPeople;
  let vote: number | undefined;
  let commentId = Math.max(
    ...posts.flatMap(({ detailedComments }) => detailedComments.map(({ id }) => id)),
  );

  function choices(): PollChoice[] {
    const votesFor = ({ id, votes }: (typeof polls)[number]) => votes + Number(id === vote);
    const all = polls.reduce((sum, choice) => sum + votesFor(choice), 0);
    return polls.map((choice) => ({
      id: choice.id,
      name: choice.name,
      result: `${Math.round((100 * votesFor(choice)) / all)}%`,
      youVoted: choice.id === vote,
      votedUsers: choice.votedUsers,
    }));
  }

  function shownPost(row: PostRow): ProfilePost {
    const { author, minutesAgo, commentCount, shareCount, ...post } = row;
    const postedAt = start.getTime() - minutesAgo * millisecondsAMinute;
    return {
      ...post,
      avatar: avatarOf(author),
      username: person(author).fullName,
      postedAt: new Date(postedAt).toISOString(),
      postTime: agoInWords(Math.floor((world.now().getTime() - postedAt) / millisecondsAMinute)),
      likes: post.likedUsers.length + post.likedCount + Number(post.youLiked),
      comments: short(commentCount),
      shares: short(shareCount),
    };
  }

  function replacePost(id: number, change: (post: PostRow) => PostRow): ProfilePost {
    const post = posts.find((one) => one.id === id);
    if (!post) throw notFound('post of the profile', id);
    const changed = change(post);
    posts = posts.map((one) => (one.id === id ? changed : one));
    return shownPost(changed);
  }

  return {
    read(holder: Holder): Profile {
      return {
        header: { ...header, ...faceOf(holder) },
        about: { ...about, joined: joinedOn(start), email: holder.email },
        suggestedPages: pages,
        feeds,
        posts: posts.slice(0, latest).map(shownPost),
        latestPhotos,
        suggestions: people.slice(0, suggested),
        friends: people
          .filter(({ isFollowed }) => isFollowed)
          .sort((a, b) => ascending(a.name, b.name)),
        polls: choices(),
      };
    },

    posts(offset: number, limit: number): ProfilePostList {
      if (offset < 0) throw badInput('offset', 'must be 0 or more.');
      if (limit < 1) throw badInput('limit', 'must be 1 or more.');
      return { posts: posts.slice(offset, offset + limit).map(shownPost), total: posts.length };
    },

    like: (id: number, youLiked: boolean) => replacePost(id, (post) => ({ ...post, youLiked })),

    likeComment(id: number, youLiked: boolean): ProfileComment {
      const isIt = (one: ProfileComment) => one.id === id;
      const found = posts.flatMap((post) => post.detailedComments).find(isIt);
      if (!found) throw notFound('comment', id);
      const likes = found.commentsLikes + Number(youLiked) - Number(found.youLiked);
      const changed = { ...found, youLiked, commentsLikes: likes };
      posts = posts.map((post) => ({
        ...post,
        detailedComments: post.detailedComments.map((one) => (isIt(one) ? changed : one)),
      }));
      return changed;
    },

    comment: (holder: Holder, id: number, comment: string) =>
      replacePost(id, (post) => {
        if (comment.trim() === '') throw badInput('comment', 'must not be blank.');
        if (comment.length > longestComment) {
          throw badInput('comment', `must have ${longestComment} characters at most.`);
        }
        commentId += 1;
        const mine = {
          ...faceOf(holder),
          id: commentId,
          comment,
          commentsLikes: 0,
          youLiked: false,
        };
        return {
          ...post,
          commentCount: post.commentCount + 1,
          detailedComments: [...post.detailedComments, mine],
        };
      }),

    mark(id: number, isFavorite: boolean): SuggestedPage {
      const page = pages.find((one) => one.id === id);
      if (!page) throw notFound('suggested page', id);
      const marked = { ...page, isFavorite };
      pages = pages.map((one) => (one.id === id ? marked : one));
      return marked;
    },

    markFeed(id: number, isFavorite: boolean): ProfileFeed {
      const feed = feeds.find((one) => one.id === id);
      if (!feed) throw notFound('message', id);
      const marked = { ...feed, isFavorite };
      feeds = feeds.map((one) => (one.id === id ? marked : one));
      return marked;
    },

    follow(id: number, isFollowed: boolean): PersonSuggestion {
      const found = people.find((one) => one.id === id);
      if (!found) throw notFound('person to follow', id);
      const changed = { ...found, isFollowed };
      people = people.map((one) => (one.id === id ? changed : one));
      return changed;
    },

    vote(id: number): PollChoice[] {
      if (!polls.some((choice) => choice.id === id)) throw notFound('choice', id);
      vote = id;
      return choices();
    },
  };
}
