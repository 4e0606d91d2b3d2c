import type { Clock } from '../../collections.ts';
import type { PostStatus, PostTag } from '../../gql/types.ts';
import { blogTopics, getCoverUrl } from '../../sample/company.ts';
import { findPerson, getAvatarUrl } from '../../sample/people.ts';
import { addDays } from '../../values/days.ts';
import { createSlug } from '../../values/slugs.ts';
import { texts } from './texts.seed.ts';

/** A stored post, without computed fields. */
export interface PostRow {
  id: number;
  title: string;
  slug: string;
  image: string;
  authorName: string;
  authorAvatar: string;
  authorTitle: string;
  authorAbout: string;
  postedAt: string;
  tags: PostTag[];
  excerpt: string;
  content: string;
  status: PostStatus;
  commentCount: number;
  bookmarkCount: number;
  likeCount: number;
}

export interface CommentRow {
  id: number;
  postId: number;
  fullName: string;
  avatar: string;
  commentedAt: string;
  text: string;
  website: string;
  replyTo: number | null;
  isDeleted: boolean;
}

/** The first six posts are sorted oldest first. The last four posts are newer, and are sorted newest first. */
const sampleFacts: [tags: PostTag[], daysAgo: number, bookmarks: number][] = [
  [['FASHION', 'VIDEO'], 96, 139],
  [['GAMING'], 88, 84],
  [['VIDEO', 'FOOD'], 74, 212],
  [['QUOTE'], 61, 97],
  [['QUOTE', 'FASHION'], 53, 120],
  [['FOOD'], 40, 305],
  [['FASHION'], 5, 41],
  [['QUOTE'], 12, 66],
  [['GAMING'], 19, 58],
  [['VIDEO'], 33, 173],
];

const formatDaysAgo = ({ now }: Clock, days: number) => addDays(now(), -days).toISOString();

export function seedPosts(clock: Clock): PostRow[] {
  return blogTopics.map(({ topic, author, cover }, index) => {
    const { fullName, post, about } = findPerson(author);
    const [tags, daysAgo, bookmarkCount] = sampleFacts[index] ?? [[], 0, 0];
    const paragraphs = texts[index] ?? [];
    return {
      id: index + 1,
      title: topic,
      slug: createSlug(topic),
      image: getCoverUrl(cover),
      authorName: fullName,
      authorAvatar: getAvatarUrl(author),
      authorTitle: post,
      authorAbout: about,
      postedAt: formatDaysAgo(clock, daysAgo),
      tags,
      excerpt: paragraphs[0] ?? '',
      content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      status: 'PUBLISHED',
      commentCount: sampleComments.filter(([postId]) => postId === index + 1).length,
      bookmarkCount,
      likeCount: Math.round(bookmarkCount * 1.4),
    };
  });
}

const sampleComments: [
  postId: number,
  daysAgo: number,
  personKey: string,
  text: string,
  replyTo?: number,
][] = [
  [
    1,
    93,
    'hana-suzuki',
    'The beach is a good picture. I will never draw a corridor again without asking where the water is.',
  ],
  [2, 87, 'alfie-braithwaite', 'For the record, I still hold the hour. Nine hundred and twelve.'],
  [2, 85, 'rosa-quintela', 'And I still have not looked at the clock.', 2],
  [3, 73, 'owen-hartley', 'The joke sandwich was not a joke.'],
  [3, 73, 'esther-cole', 'My mug was there before me. I have told everybody.'],
  [3, 70, 'harpreet-gill', 'Labels on two sides of the box next time, please. They get stacked.'],
  [
    4,
    60,
    'bjorn-eklund',
    'It was the roof above the paint store, to be exact. The rain sounds different over the looms.',
  ],
  [4, 58, 'fatou-sow', 'I read this inside the booth. It is true about the collar.'],
  [5, 51, 'tobias-finch', 'One can hear it. Come on a dry day.'],
  [6, 39, 'joao-figueira', 'The extra mug is mine. I have two now.'],
  [6, 38, 'teresa-valente', 'New colleagues ask about the lockers in their first interview.'],
  [6, 36, 'vera-monteiro', 'Can the soup have its own post?'],
  [6, 36, 'beatriz-nogueira', 'It can. Somebody has to write it down first.', 12],
  [7, 4, 'amelie-garnier', 'Rest well, fern.'],
  [8, 11, 'magnus-ostby', 'It was me with the tape.'],
  [8, 10, 'ingrid-solberg', 'We knew.', 15],
  [9, 18, 'duarte-pinheiro', 'The swan had right of way.'],
  [
    10,
    31,
    'gethin-rowlands',
    'You can hear my plane at minute six. I was told to stop, and forgot.',
  ],
  [10, 30, 'harriet-marlow', 'It is the best part.', 18],
];

export function seedComments(clock: Clock): CommentRow[] {
  return sampleComments.map(([postId, daysAgo, personKey, text, replyTo = null], index) => ({
    id: index + 1,
    postId,
    fullName: findPerson(personKey).fullName,
    avatar: getAvatarUrl(personKey),
    commentedAt: formatDaysAgo(clock, daysAgo),
    text,
    website: '',
    replyTo,
    isDeleted: false,
  }));
}
