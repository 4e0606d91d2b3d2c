import type { Suggestion } from '../../gql/types.ts';
import {
  blogTopics,
  brands,
  getCoverUrl,
  offices,
  products,
  services,
} from '../../sample/company.ts';
import { formatFileSize, getFileAddress } from '../../sample/files.ts';
import { customers, findPerson, getPortraitUrl, people, suppliers } from '../../sample/people.ts';
import { formatDay } from '../../values/days.ts';
import type { ContactRow, FileRow } from './row.ts';

const sharedFiles: [title: string, author: string, name: string, cover: string][] = [
  ['Leeds showroom, floor plan', 'yuki-tanabe', 'leeds-showroom-floor-plan.svg', 'morning-desks'],
  [
    'Chair test, forty thousand rounds',
    'farid-benali',
    'chair-test-forty-thousand-rounds.csv',
    'workshop',
  ],
  ['Spring price list', 'henrik-dahl', 'spring-price-list.csv', 'long-table'],
  ['Autumn delivery routes', 'kwame-mensah', 'autumn-delivery-routes.csv', 'harbour'],
];

export const files: FileRow[] = sharedFiles.map(([title, author, name, cover]) => ({
  title,
  by: findPerson(author).fullName,
  size: formatFileSize(name),
  file: getCoverUrl(cover),
  address: getFileAddress(name),
}));

const frequentContacts = ['rui-tavares', 'amina-diallo', 'meilin-zhou', 'camille-rousseau'];

/** Formats `2026-03-09` as `09/03/2026`. */
const formatDayFirst = (date: string) => date.split('-').reverse().join('/');

export function createContacts(startTime: Date): ContactRow[] {
  return frequentContacts.map((key, index) => {
    const { fullName, email } = findPerson(key);
    return {
      title: fullName,
      email,
      img: getPortraitUrl(findPerson(key)),
      date: formatDayFirst(formatDay(startTime, -3 * index - 1)),
    };
  });
}

const suggestionCount = 100;

/** The suggestions for a search: products, services, offices, companies, posts and colleagues. */
export const suggestions: Suggestion[] = [
  ...products.map(({ name }) => name),
  ...services,
  ...offices.map(({ city }) => `${city} office`),
  ...Object.keys(brands),
  ...customers.map(({ company }) => company),
  ...suppliers.map(({ company }) => company),
  ...blogTopics.map(({ topic }) => topic),
  ...people.map(({ fullName }) => fullName),
]
  .slice(0, suggestionCount)
  .map((title, index) => ({
    id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    rank: `${index + 1}`,
  }));
