import type { UserAddress, UserDetails, UserLanguage } from '../../gql/resolvers.ts';
import { company, offices } from '../../sample/company.ts';
import { customers } from '../../sample/people.ts';
import type { UserRow } from './row.ts';

const languages = new Map<string, UserLanguage>([
  ['France', 'FRENCH'],
  ['Germany', 'GERMAN'],
  ['Portugal', 'PORTUGUESE'],
  ['Spain', 'SPANISH'],
]);

type Place = Pick<UserAddress, 'line1' | 'postcode' | 'city'>;

const places = new Map<string, Place>([
  ...offices.map(({ city, address, postalCode }): [string, Place] => [
    `${company.name} ${city}`,
    { line1: address, postcode: postalCode, city },
  ]),
  ...customers.map(({ company, address, city }): [string, Place] => [
    company,
    { line1: address.replace(`, ${city}`, ''), postcode: '', city },
  ]),
]);

const states = new Map([
  ['Lisbon', 'Lisboa'],
  ['Hamburg', 'Hamburg'],
  ['Lyon', 'Auvergne-Rhône-Alpes'],
  ['Leeds', 'West Yorkshire'],
]);

const noLinks = { twitter: '', facebook: '', instagram: '', github: '', codepen: '', slack: '' };

/** The details of the first user, whose screen opens without an id. */
const ownDetails: Pick<
  UserDetails,
  'birthDate' | 'mobile' | 'website' | 'gender' | 'contactOptions' | 'links'
> = {
  birthDate: '1979-05-23',
  mobile: '(213) 555-0161',
  website: 'https://www.marlowfinch.example/people/ines-okafor',
  gender: 'FEMALE',
  contactOptions: ['EMAIL', 'PHONE'],
  links: {
    ...noLinks,
    twitter: 'https://social.example/ines.okafor',
    slack: 'https://chat.example/ines.okafor',
  },
};

/** Returns the details of a user who has not entered any: the address of the office. */
export function createDetails(user: UserRow): UserDetails {
  const local = languages.get(user.country);
  const place = places.get(user.company) ?? { line1: '', postcode: '', city: '' };
  const state = states.get(place.city) ?? '';

  return (
    user.details ?? {
      birthDate: null,
      mobile: '',
      website: '',
      languages: local ? ['ENGLISH', local] : ['ENGLISH'],
      gender: null,
      contactOptions: ['EMAIL'],
      address: { ...place, line2: '', state, country: user.country },
      links: noLinks,
      ...(user.id === 1 && ownDetails),
    }
  );
}
