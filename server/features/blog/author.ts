import { accountHolder, people } from '../../sample/people.ts';
import type { PostRow } from './seed.ts';

/** Whoever is signed in, as far as a post says it. */
export interface Author {
  fullName: string;
  avatar?: string | null;
}

type Byline = Pick<PostRow, 'authorName' | 'authorAvatar' | 'authorTitle' | 'authorAbout'>;

/** What stands under a post of theirs; of the desk's own account where nobody is signed in. */
export function bylineOf({ fullName, avatar }: Author = accountHolder): Byline {
  const colleague = people.find((one) => one.fullName === fullName);
  return {
    authorName: fullName,
    authorAvatar: avatar ?? '',
    authorTitle: colleague?.post ?? '',
    authorAbout: colleague?.about ?? '',
  };
}
