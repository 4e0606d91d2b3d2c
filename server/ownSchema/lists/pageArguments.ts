import { foldName } from '../schema/names.ts';

export type Arguments = Record<string, unknown>;

/** The names of arguments that select a page, without separators and in small letters. */
const names = {
  size: ['first', 'limit', 'perpage', 'take', 'pagesize', 'size', 'count', 'maxresults'],
  skip: ['offset', 'skip', 'start'],
  last: ['last'],
  page: ['page', 'pagenumber'],
  after: ['after', 'startingafter', 'cursor', 'aftercursor'],
  before: ['before', 'endingbefore', 'beforecursor'],
};
const all = Object.values(names).flat();
const objectName = /^(page|paging|pagination|pager)(input|options)?$/i;

/** Returns whether an argument selects a page, such as `first`, `per_page`, or `pagination: { limit: 10 }`. */
export const isPageArgument = (name: string): boolean =>
  all.includes(foldName(name)) || objectName.test(name);

/** Reads the arguments that select a page. */
export function readPageArguments(args: Arguments) {
  const given = new Map<string, unknown>();
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object' || value === null) given.set(foldName(name), value);
    else if (objectName.test(name)) {
      for (const [inner, innerValue] of Object.entries(value))
        given.set(inner === 'number' ? 'page' : foldName(inner), innerValue);
    }
  }
  const findNumber = (wanted: string[]) =>
    wanted.map((name) => given.get(name)).find((value) => typeof value === 'number');
  const findText = (wanted: string[]) =>
    wanted.map((name) => given.get(name)).find((value) => typeof value === 'string');
  return {
    size: findNumber(names.size),
    skip: findNumber(names.skip),
    last: findNumber(names.last),
    page: findNumber(names.page),
    after: findText(names.after),
    before: findText(names.before),
  };
}
