import { people } from './people.ts';

/** A generated person, for collections with more people than the sample. */
interface GeneratedPerson {
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

/** Returns a person with a new combination of first and last names of the sample. An index always has the same one. */
export function createPerson(index: number): GeneratedPerson {
  const place = index % firsts.length;
  const turn = Math.floor(index / firsts.length);
  const first = firsts[place];
  // A shift of 0 would combine a first name with its own last name.
  const last = lasts[(place + 1 + ((turn * 7 + place * 11) % shifts)) % lasts.length];
  const round = Math.floor(turn / shifts);

  return {
    fullName: `${first?.name} ${last?.name}`,
    username: `${first?.slug}.${last?.slug}${round > 0 ? round + 1 : ''}`,
  };
}
