import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type { Profile } from '../../gql/types.ts';
import { createMarks } from '../../store/createMarks.ts';
import type { Store } from '../../store/createStore.ts';
import type { AccountHolder } from '../../values/accountHolder.ts';
import { addDays } from '../../values/days.ts';
import { compareAscending } from '../../values/rows.ts';
import { toAuthor } from './holder.ts';
import { createPoll } from './poll.ts';
import { createPosts } from './posts.ts';
import {
  coverImage,
  feeds,
  firstAccount,
  firstFacts,
  latestPhotos,
  otherFacts,
  people,
  suggestedPages,
  suggestionCount,
} from './seed.ts';

interface MarkedOptions<Mark extends string, Row> {
  /** The name of a row in error messages. */
  rowName: string;
  type: string;
  mark: Mark;
  rows: Row[];
}

/** Creates rows that each account can mark. In the sample, the first account has marked some of the rows. */
function createMarked<Mark extends string, Row extends { id: number } & Record<Mark, boolean>>(
  store: Store,
  name: string,
  { rowName, type, mark, rows }: MarkedOptions<Mark, Row>,
) {
  const marks = createMarks(store, name, type, () =>
    rows.filter((row) => row[mark]).map(({ id }) => [id, firstAccount]),
  );
  const toMarkedRow = (row: Row, { id }: AccountHolder): Row => ({
    ...row,
    [mark]: marks.has(row.id, id),
  });

  return {
    list: (holder: AccountHolder) => rows.map((row) => toMarkedRow(row, holder)),

    set(holder: AccountHolder, id: number, isOn: boolean): Row {
      const row = rows.find((candidate) => candidate.id === id);
      if (!row) throw notFound(rowName, id);
      marks.set(id, holder.id, isOn);
      return toMarkedRow(row, holder);
    },
  };
}

function formatJoiningDate(start: Date, daysAgo: number): string {
  const day = addDays(start, -daysAgo);
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const posts = createPosts(options);
  const poll = createPoll(options);
  const pages = createMarked(store, 'profile.favoritePages', {
    rowName: 'suggested page',
    type: 'SuggestedPage',
    mark: 'isFavorite',
    rows: suggestedPages,
  });
  const messages = createMarked(store, 'profile.favoriteMessages', {
    rowName: 'message',
    type: 'Activity',
    mark: 'isFavorite',
    rows: feeds,
  });
  const followedPeople = createMarked(store, 'profile.followedPeople', {
    rowName: 'person to follow',
    type: 'PersonSuggestion',
    mark: 'isFollowed',
    rows: people,
  });

  return {
    getProfile(holder: AccountHolder): Profile {
      const followable = followedPeople.list(holder);
      const { designation, joinedDaysAgo, ...about } =
        holder.id === firstAccount ? firstFacts : otherFacts;
      const joined = formatJoiningDate(clock.startedAt(), joinedDaysAgo);
      return {
        header: { designation, coverImage, ...toAuthor(holder) },
        about: { ...about, joined, email: holder.email },
        suggestedPages: pages.list(holder),
        feeds: messages.list(holder),
        posts: posts.listLatest(holder),
        latestPhotos,
        suggestions: followable.slice(0, suggestionCount),
        friends: followable
          .filter(({ isFollowed }) => isFollowed)
          .sort((a, b) => compareAscending(a.name, b.name)),
        polls: poll.listChoices(holder.id),
      };
    },

    posts,
    setPageFavorite: pages.set,
    setMessageFavorite: messages.set,
    setFollowed: followedPeople.set,
    vote: poll.vote,
  };
}

declare module '../../collections.ts' {
  interface Collections {
    profile: ReturnType<typeof createCollection>;
  }
}
