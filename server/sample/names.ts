import { people } from './people.ts';

/** A generated person, for collections with more people than the sample has. */
interface GeneratedPerson {
  fullName: string;
  /** A username such as `ines.adeyemi`. A number distinguishes users of the same name. */
  username: string;
}

const listNames = (place: 0 | -1) =>
  people.map(({ fullName, key }) => ({
    name: fullName.split(' ').at(place),
    slug: key.split('-').at(place),
  }));
const firstNames = listNames(0);
const lastNames = listNames(-1);
const shiftCount = lastNames.length - 1;

/** Returns a person with another combination of first and last names of the sample for each index. */
export function createPerson(index: number): GeneratedPerson {
  const place = index % firstNames.length;
  const turn = Math.floor(index / firstNames.length);
  const first = firstNames[place];
  // A shift of 0 would combine a first name with its own last name.
  const last = lastNames[(place + 1 + ((turn * 7 + place * 11) % shiftCount)) % lastNames.length];
  const round = Math.floor(turn / shiftCount);

  return {
    fullName: `${first?.name} ${last?.name}`,
    username: `${first?.slug}.${last?.slug}${round > 0 ? round + 1 : ''}`,
  };
}
