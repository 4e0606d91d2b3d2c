import type {
  PersonSuggestion,
  ProfileComment,
  ProfileFeed,
  ProfilePerson,
  SuggestedPage,
} from '../../gql/types.ts';
import {
  type Brand,
  brands,
  company,
  getCoverUrl,
  getLogoUrl,
  getOffice,
} from '../../sample/company.ts';
import { accountPerson, findPerson, getAvatarUrl, getWebsite } from '../../sample/people.ts';

/** The id of the account whose likes, followed people and favourites the sample contains. */
export const firstAccount = 1;

export const coverImage = getCoverUrl('lisbon-hills');

/** The facts of a profile that the account does not contain. */
export interface ProfileFacts {
  designation: string;
  about: string;
  lives: string;
  website: string;
  joinedDaysAgo: number;
}

/** The facts of the first account, as in the users directory. */
export const firstFacts: ProfileFacts = {
  designation: accountPerson.post,
  about: accountPerson.about,
  lives: `${accountPerson.office}, ${getOffice(accountPerson.office).country}`,
  website: getWebsite(accountPerson),
  joinedDaysAgo: accountPerson.joinedDaysAgo,
};

/** The facts of the other accounts, which belong to no colleague. */
export const otherFacts: ProfileFacts = {
  designation: 'Administrator',
  about:
    'Keeps the front desk running: accounts, keys, calendars and the bell. Knows which meeting room is really free.',
  lives: 'Lisbon, Portugal',
  website: company.website,
  joinedDaysAgo: 790,
};

export const suggestedPages: SuggestedPage[] = (Object.keys(brands) as Brand[]).map(
  (brand, index) => ({
    id: index + 1,
    avatar: getLogoUrl(brand),
    username: brand,
    subtitle: brands[brand],
    isFavorite: index % 3 === 0,
  }),
);

const sampleMessages: [
  key: string,
  handle: string,
  tags: string,
  description: string,
  isFavorite: boolean,
][] = [
  [
    'mateus-leal',
    '@mateus.light',
    '#oak #fouroclock',
    'Waited until four for this one. The grain does the rest.',
    false,
  ],
  [
    'yuki-tanabe',
    '@yukimeasures',
    '#daylight #lyon',
    'Eleven desks by the window, none in the way of anybody. It took nine drawings.',
    true,
  ],
  [
    'kwame-mensah',
    '@tides.and.tours',
    '#hamburg #deliveries',
    'Bridge up, lorry early, swan asleep. A perfect Tuesday.',
    false,
  ],
];

export const feeds: ProfileFeed[] = sampleMessages.map(
  ([key, handle, tags, description, isFavorite], index) => ({
    id: index + 1,
    image: getAvatarUrl(key),
    title: findPerson(key).fullName,
    handle,
    tags,
    description,
    isFavorite,
  }),
);

const findPeople = (...keys: string[]): ProfilePerson[] =>
  keys.map((key) => ({ avatar: getAvatarUrl(key), username: findPerson(key).fullName }));

/** A post without computed fields. */
export interface PostRow {
  id: number;
  author: string;
  minutesAgo: number;
  text: string;
  image?: string;
  video?: string;
  /** Clients use the names as ids of elements, so they are unique, and consist of letters and spaces. */
  likedUsers: ProfilePerson[];
  /** The number of other people without an account who like the post. */
  likedCount: number;
  /** Whether the first account likes the post. */
  youLiked: boolean;
  commentCount: number;
  shareCount: number;
  detailedComments: ProfileComment[];
}

function createComment(
  id: number,
  key: string,
  comment: string,
  commentsLikes: number,
  youLiked: boolean,
): ProfileComment {
  const { fullName: username } = findPerson(key);
  return { id, avatar: getAvatarUrl(key), username, comment, commentsLikes, youLiked };
}

const latestPosts: PostRow[] = [
  {
    id: 1,
    author: 'leila-farahani',
    minutesAgo: 62,
    text: 'The spring catalogue is at the printer. Sixty-four pages, one typing error, and whoever finds it first may choose the next cover.',
    image: getCoverUrl('morning-desks'),
    likedUsers: findPeople(
      'ines-okafor',
      'harriet-marlow',
      'sofia-lindqvist',
      'eilidh-mackay',
      'hana-suzuki',
    ),
    likedCount: 27,
    youLiked: true,
    commentCount: 18,
    shareCount: 6,
    detailedComments: [
      createComment(
        1,
        'eilidh-mackay',
        'Page 12. I have known since Monday and said nothing.',
        11,
        false,
      ),
      createComment(
        2,
        'sofia-lindqvist',
        'It has been there since the headline was twice as long.',
        7,
        true,
      ),
    ],
  },
  {
    id: 2,
    author: 'tobias-finch',
    minutesAgo: 26 * 60,
    text: 'Prototype nine of the new stool holds two bookkeepers and a box of rye bread. We stop here.',
    image: getCoverUrl('workshop'),
    likedUsers: findPeople(
      'jonas-brandt',
      'meilin-zhou',
      'wenhao-chen',
      'abena-owusu',
      'nadia-elamin',
    ),
    likedCount: 33,
    youLiked: false,
    commentCount: 24,
    shareCount: 3,
    detailedComments: [
      createComment(3, 'jonas-brandt', 'The bread was for afterwards.', 19, false),
    ],
  },
  {
    id: 3,
    author: 'kwame-mensah',
    minutesAgo: 50 * 60,
    text: 'Forty seconds of a whole morning at the harbour. Watch the third lorry.',
    video: getCoverUrl('harbour'),
    likedUsers: findPeople(
      'rui-tavares',
      'henrik-dahl',
      'ingrid-solberg',
      'harpreet-gill',
      'priya-raman',
    ),
    likedCount: 341,
    youLiked: false,
    commentCount: 31,
    shareCount: 1248,
    detailedComments: [
      createComment(4, 'ingrid-solberg', 'It waved. I am sure that it waved.', 9, true),
    ],
  },
];

/** The posts before `latestPosts`, newest first. Each has one comment. */
const earlierPosts: [
  author: string,
  daysAgo: number,
  text: string,
  image: string | undefined,
  likedBy: string[],
  commentAuthor: string,
  commentText: string,
][] = [
  [
    'greta-vollmer',
    4,
    'The books are closed. The sum at the end is the sum it should be, and the coffee is gone.',
    undefined,
    ['ines-okafor', 'omar-haddad', 'arjun-nair'],
    'omar-haddad',
    'I owe you a coffee. Two.',
  ],
  [
    'camille-rousseau',
    6,
    'Eleven tops of oak went up five floors without a lift today. Nobody said a word about it, until now.',
    'moving-day',
    ['thierry-lambert', 'yuki-tanabe', 'henrik-dahl', 'fatou-sow'],
    'thierry-lambert',
    'My knees have said several.',
  ],
  [
    'harriet-marlow',
    9,
    'Went to see the trees that our desks of next year are made of. They send their regards.',
    'oak-forest',
    ['tobias-finch', 'mateus-leal', 'sofia-lindqvist'],
    'mateus-leal',
    'Mine had a fine grain and no opinion.',
  ],
  [
    'rui-tavares',
    13,
    'Row seven of the warehouse is in order. Please admire it before Thursday.',
    'warehouse',
    ['kwame-mensah', 'pedro-vasconcelos', 'joao-figueira'],
    'kwame-mensah',
    'Came, saw, and took only one pallet.',
  ],
  [
    'priya-raman',
    17,
    'All passwords with the name of a cat in them are gone. The cats were told first.',
    undefined,
    ['daniel-whitby', 'minh-tran', 'esther-cole'],
    'daniel-whitby',
    'Mine did not take it well.',
  ],
];

const olderPosts: PostRow[] = earlierPosts.map(
  ([author, daysAgo, text, image, likedBy, commentAuthor, commentText], index) => ({
    id: latestPosts.length + index + 1,
    author,
    minutesAgo: daysAgo * 24 * 60,
    text,
    image: image && getCoverUrl(image),
    likedUsers: findPeople(...likedBy),
    likedCount: 5 + 3 * index,
    youLiked: false,
    commentCount: 1,
    shareCount: 0,
    detailedComments: [createComment(5 + index, commentAuthor, commentText, 2 + index, false)],
  }),
);

export const posts: PostRow[] = [...latestPosts, ...olderPosts];

const photoTitles: [key: string, title: string][] = [
  ['lisbon-hills', 'The hills of Lisbon'],
  ['front-desk', 'The front desk'],
  ['long-table', 'The long table'],
  ['quiet-room', 'The quiet room'],
  ['green-corner', 'The green corner'],
  ['evening-lamp', 'A lamp in the evening'],
  ['mill', 'The old mill in Leeds'],
  ['lyon-rivers', 'The two rivers of Lyon'],
  ['oak-forest', 'Where the oak grows'],
];

export const latestPhotos = photoTitles.map(([key, title]) => ({ image: getCoverUrl(key), title }));

const suggestedPeople: [key: string, friends: number][] = [
  ['zainab-yusuf', 6],
  ['dilan-aydin', 3],
  ['solene-marchand', 4],
  ['paul-kessler', 9],
  ['sunita-perera', 2],
  ['bjorn-eklund', 5],
];

const followedPeople: [key: string, friends: number][] = [
  ['priya-raman', 14],
  ['harriet-marlow', 31],
  ['kwame-mensah', 12],
  ['rui-tavares', 17],
  ['amina-diallo', 9],
  ['leila-farahani', 11],
  ['tobias-finch', 22],
  ['beatriz-nogueira', 8],
];

/** The people to follow: first the suggestions, then the people whom the first account follows. */
export const people: PersonSuggestion[] = [...suggestedPeople, ...followedPeople].map(
  ([key, friends], index) => ({
    id: index + 1,
    avatar: getAvatarUrl(key),
    name: findPerson(key).fullName,
    post: findPerson(key).post,
    mutualFriend: `${friends} mutual friends`,
    mutualFriends: friends,
    isFollowed: index >= suggestedPeople.length,
  }),
);

/** The number of people at the beginning of `people` that are suggestions. */
export const suggestionCount = suggestedPeople.length;

export const polls = [
  {
    id: 1,
    name: 'Soup on Thursdays',
    votes: 41,
    votedUsers: findPeople(
      'beatriz-nogueira',
      'amina-diallo',
      'samuel-adeyemi',
      'fatou-sow',
      'teresa-valente',
    ),
  },
  {
    id: 2,
    name: 'Pancakes on Thursdays',
    votes: 9,
    votedUsers: findPeople('arjun-nair', 'omar-haddad', 'ravi-chandran'),
  },
];
