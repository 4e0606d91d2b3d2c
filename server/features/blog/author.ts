import { accountHolder, people } from '../../sample/people.ts';
import type { PostRow } from './seed.ts';

/** The author of a post: the signed-in account. */
export interface Author {
  fullName: string;
  avatar?: string | null;
}

type Byline = Pick<PostRow, 'authorName' | 'authorAvatar' | 'authorTitle' | 'authorAbout'>;

/** Returns the fields of a post about its author. Without a signed-in account, that is the first account. */
export function toByline({ fullName, avatar }: Author = accountHolder): Byline {
  const colleague = people.find((one) => one.fullName === fullName);
  return {
    authorName: fullName,
    authorAvatar: avatar ?? '',
    authorTitle: colleague?.post ?? '',
    authorAbout: colleague?.about ?? '',
  };
}
