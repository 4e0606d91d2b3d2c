import { accountHolder, people } from '../../sample/people.ts';
import type { PostRow } from './seed.ts';

/** The signed-in account that writes a post. */
export interface Author {
  fullName: string;
  avatar?: string | null;
}

type Byline = Pick<PostRow, 'authorName' | 'authorAvatar' | 'authorTitle' | 'authorAbout'>;

/** Returns the fields of a post that describe its author. By default, the author is the first account. */
export function toByline({ fullName, avatar }: Author = accountHolder): Byline {
  const colleague = people.find((person) => person.fullName === fullName);
  return {
    authorName: fullName,
    authorAvatar: avatar ?? '',
    authorTitle: colleague?.post ?? '',
    authorAbout: colleague?.about ?? '',
  };
}
