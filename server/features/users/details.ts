import type { UserAddress, UserDetails, UserLanguage } from '../../gql/types.ts';
import { getOfficeName, offices } from '../../sample/company.ts';
import { accountPerson, customers, getWebsite } from '../../sample/people.ts';
import type { UserRow } from './row.ts';

const languages = new Map<string, UserLanguage>([
  ['France', 'FRENCH'],
  ['Germany', 'GERMAN'],
  ['Portugal', 'PORTUGUESE'],
  ['Spain', 'SPANISH'],
]);

type OfficeAddress = Pick<UserAddress, 'line1' | 'postcode' | 'city'>;

const addressesByCompany = new Map<string, OfficeAddress>([
  ...offices.map(({ city, address, postalCode }): [string, OfficeAddress] => [
    getOfficeName(city),
    { line1: address, postcode: postalCode, city },
  ]),
  ...customers.map(({ company, address, city }): [string, OfficeAddress] => [
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

/** The details of the first user, whom the user screens show by default. */
const firstUserDetails: Pick<
  UserDetails,
  'birthDate' | 'mobile' | 'website' | 'gender' | 'contactOptions' | 'links'
> = {
  birthDate: '1979-05-23',
  mobile: '(213) 555-0161',
  website: getWebsite(accountPerson),
  gender: 'FEMALE',
  contactOptions: ['EMAIL', 'PHONE'],
  links: {
    ...noLinks,
    twitter: 'https://social.example/ines.okafor',
    slack: 'https://chat.example/ines.okafor',
  },
};

/** Returns the stored details of a user. By default, they contain the address of the office. */
export function getDetails(user: UserRow): UserDetails {
  const language = languages.get(user.country);
  const address = addressesByCompany.get(user.company) ?? { line1: '', postcode: '', city: '' };
  const state = states.get(address.city) ?? '';

  return (
    user.details ?? {
      birthDate: null,
      mobile: '',
      website: '',
      languages: language ? ['ENGLISH', language] : ['ENGLISH'],
      gender: null,
      contactOptions: ['EMAIL'],
      address: { ...address, line2: '', state, country: user.country },
      links: noLinks,
      ...(user.id === 1 && firstUserDetails),
    }
  );
}
