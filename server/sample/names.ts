import { people } from './people.ts';

/** Somebody outside the cast, for collections that need more people than the stories do. */
interface Invented {
  fullName: string;
  /** A username such as `ines.adeyemi`. A number distinguishes users of the same name. */
  username: string;
}

const wordsOf = (place: 0 | -1) =>
  people.map(({ fullName, key }) => ({
    name: fullName.split(' ').at(place),
    slug: key.split('-').at(place),
  }));
const firsts = wordsOf(0);
const lasts = wordsOf(-1);
const shifts = lasts.length - 1;

/** The first and last names of the cast in other pairings; the same for the same number. */
export function invented(index: number): Invented {
  const place = index % firsts.length;
  const turn = Math.floor(index / firsts.length);
  const first = firsts[place];
  // A shift of none would pair a first name with its own last name.
  const last = lasts[(place + 1 + ((turn * 7 + place * 11) % shifts)) % lasts.length];
  const round = Math.floor(turn / shifts);

  return {
    fullName: `${first?.name} ${last?.name}`,
    username: `${first?.slug}.${last?.slug}${round > 0 ? round + 1 : ''}`,
  };
}
