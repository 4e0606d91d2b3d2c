import { notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { Profile } from '../../gql/resolvers.ts';
import { createMarks } from '../../store/createMarks.ts';
import type { Store } from '../../store/createStore.ts';
import { addDays } from '../../values/days.ts';
import { compareAscending } from '../../values/rows.ts';
import { type Holder, toAuthor } from './holder.ts';
import { createPoll } from './poll.ts';
import { createPosts } from './posts.ts';
import {
  about,
  feeds,
  firstAccount,
  header,
  latestPhotos,
  people,
  suggested,
  suggestedPages,
} from './seed.ts';

const daysSinceJoining = 790;

interface MarkedOptions<Mark extends string, Row> {
  /** The name of a row in a refusal. */
  rowName: string;
  mark: Mark;
  rows: Row[];
}

/** Creates rows that each account marks for itself. The first account has marked some already. */
function createMarked<Mark extends string, Row extends { id: number } & Record<Mark, boolean>>(
  store: Store,
  name: string,
  { rowName, mark, rows }: MarkedOptions<Mark, Row>,
) {
  const marks = createMarks(store, name, () =>
    rows.filter((row) => row[mark]).map(({ id }) => [id, firstAccount]),
  );
  const shown = (row: Row, { id }: Holder): Row => ({ ...row, [mark]: marks.has(row.id, id) });

  return {
    all: (holder: Holder) => rows.map((row) => shown(row, holder)),

    set(holder: Holder, id: number, isOn: boolean): Row {
      const row = rows.find((one) => one.id === id);
      if (!row) throw notFound(rowName, id);
      marks.set(id, holder.id, isOn);
      return shown(row, holder);
    },
  };
}

function joinedOn(start: Date): string {
  const day = addDays(start, -daysSinceJoining);
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const posts = createPosts(options);
  const poll = createPoll(options);
  const pages = createMarked(store, 'profile.favoritePages', {
    rowName: 'suggested page',
    mark: 'isFavorite',
    rows: suggestedPages,
  });
  const messages = createMarked(store, 'profile.favoriteMessages', {
    rowName: 'message',
    mark: 'isFavorite',
    rows: feeds,
  });
  const followedPeople = createMarked(store, 'profile.followedPeople', {
    rowName: 'person to follow',
    mark: 'isFollowed',
    rows: people,
  });

  return {
    read(holder: Holder): Profile {
      const all = followedPeople.all(holder);
      return {
        header: { ...header, ...toAuthor(holder) },
        about: { ...about, joined: joinedOn(clock.startedAt()), email: holder.email },
        suggestedPages: pages.all(holder),
        feeds: messages.all(holder),
        posts: posts.latest(holder),
        latestPhotos,
        suggestions: all.slice(0, suggested),
        friends: all
          .filter(({ isFollowed }) => isFollowed)
          .sort((a, b) => compareAscending(a.name, b.name)),
        polls: poll.choices(holder.id),
      };
    },

    posts,
    mark: pages.set,
    markFeed: messages.set,
    follow: followedPeople.set,
    vote: poll.vote,
  };
}
