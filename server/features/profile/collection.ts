import { daysAfter } from '../../days.ts';
import { notFound } from '../../errors.ts';
import type { Profile } from '../../gql/resolvers.ts';
import { createMarks } from '../../marks.ts';
import { ascending } from '../../rows.ts';
import type { World } from '../../world.ts';
import { faceOf, type Holder } from './face.ts';
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

/** Rows that everybody marks for themselves; the first account has marked some already. */
function createMarked<Mark extends string, Row extends { id: number } & Record<Mark, boolean>>(
  name: string,
  mark: Mark,
  rows: Row[],
) {
  const marks = createMarks(
    rows.filter((row) => row[mark]).map(({ id }): [number, number] => [id, firstAccount]),
  );
  const shown = (row: Row, { id }: Holder): Row => ({ ...row, [mark]: marks.has(row.id, id) });

  return {
    all: (holder: Holder) => rows.map((row) => shown(row, holder)),

    set(holder: Holder, id: number, isOn: boolean): Row {
      const row = rows.find((one) => one.id === id);
      if (!row) throw notFound(name, id);
      marks.set(id, holder.id, isOn);
      return shown(row, holder);
    },
  };
}

function joinedOn(start: Date): string {
  const day = daysAfter(start, -daysSinceJoining);
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function createCollection(world: World) {
  const start = world.now();
  const posts = createPosts(world);
  const poll = createPoll();
  const pages = createMarked('suggested page', 'isFavorite', suggestedPages);
  const messages = createMarked('message', 'isFavorite', feeds);
  const known = createMarked('person to follow', 'isFollowed', people);

  return {
    read(holder: Holder): Profile {
      const all = known.all(holder);
      return {
        header: { ...header, ...faceOf(holder) },
        about: { ...about, joined: joinedOn(start), email: holder.email },
        suggestedPages: pages.all(holder),
        feeds: messages.all(holder),
        posts: posts.latest(holder),
        latestPhotos,
        suggestions: all.slice(0, suggested),
        friends: all
          .filter(({ isFollowed }) => isFollowed)
          .sort((a, b) => ascending(a.name, b.name)),
        polls: poll.choices(holder.id),
      };
    },

    posts,
    mark: pages.set,
    markFeed: messages.set,
    follow: known.set,
    vote: poll.vote,
  };
}
