import { blogTopics, coverKeys, getCoverUrl, offices, products } from '../../sample/company.ts';
import { customers, getPortraitUrl, people } from '../../sample/people.ts';

/** Titles of articles, tasks and messages. */
export const titles = [
  ...blogTopics.map(({ topic }) => topic),
  'Order tea for the showroom',
  'Plan the spring fair',
  'Check the delivery to Hamburg',
  'Repair the lift in the mill',
  'Photograph the new lamps',
  'Call the timber yard',
  'Update the price list',
  'Measure the meeting rooms',
  'Welcome the new apprentices',
  'Count the stock before the move',
];

/** Sentences for descriptions, bodies and comments. */
export const sentences = [
  ...products.slice(0, 24).map(({ description }) => description),
  'The delivery arrives on Monday before noon.',
  'Everything fits, and the customer is happy with the colour.',
  'Please check the measurements before the order goes out.',
  'We moved the appointment to next week.',
];

export const cities = [
  ...new Set([...offices.map(({ city }) => city), ...customers.map(({ city }) => city)]),
];
export const streets = [...offices, ...customers].map(
  ({ address }) => String(address).split(',')[0] ?? '',
);
export const companies = [...new Set(customers.map(({ company }) => company))];
export const productNames = products.map(({ name }) => name);
export const jobTitles = [...new Set(people.map(({ post }) => post))];
export const countries = [
  'Portugal',
  'Germany',
  'France',
  'United Kingdom',
  'Norway',
  'Spain',
  'Austria',
  'Denmark',
];
export const countryCodes = ['PT', 'DE', 'FR', 'GB', 'NO', 'ES', 'AT', 'DK'];
export const languages = ['en', 'de', 'fr', 'pt'];
export const currencies = ['EUR', 'GBP', 'USD', 'NOK'];
export const timeZones = ['Europe/Lisbon', 'Europe/Berlin', 'Europe/Paris', 'Europe/London'];
export const colors = [
  '#2f6f4f',
  '#c8553d',
  '#2b59c3',
  '#8f6bb3',
  '#d99a2b',
  '#3a7d8c',
  '#5b616a',
  '#b33951',
];
export const words = [
  'oak',
  'harbour',
  'lamp',
  'mill',
  'garden',
  'river',
  'studio',
  'market',
  'cedar',
  'bridge',
  'window',
  'cotton',
];
export const portraits = people.filter(({ hasPortrait }) => hasPortrait).map(getPortraitUrl);
export const covers = coverKeys.map(getCoverUrl);
export const productPictures = products.map(({ image }) => image);
