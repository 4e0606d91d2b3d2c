import { useEffect, useRef, useState } from 'react';
import { readParams, useUrlParams } from '../../state/useUrlParams.ts';

type Filter = string | number | boolean | string[];

export interface TableDefaults<Sort extends string, Filters extends Record<string, Filter>> {
  /** Goes before each name in the URL, where a screen has several tables. */
  prefix?: string;
  sortBy: Sort;
  /** Every order there is; another one in an address is the default. */
  sorts: readonly Sort[];
  isDescending?: boolean;
  perPage?: number;
  /** What the viewer can choose from as rows on a page. */
  sizes?: readonly number[];
  /** What the list is narrowed by, with the values that narrow nothing. */
  filters?: Filters;
  /** Allowed values of filters; others in an address are dropped. */
  choices?: { [Name in keyof Filters]?: readonly string[] };
}

interface ListParams<Sort> {
  q: string;
  page: number;
  perPage: number;
  sortBy: Sort;
  isDescending: boolean;
}

export type TableParams<Sort extends string, Filters> = ListParams<Sort> & Filters;

const defaultSizes = [10, 25, 50, 100];

/** What a table's address says, for who asks before the table is there. Nonsense is the default. */
export function readTableParams<Sort extends string, Filters extends Record<string, Filter>>(
  search: URLSearchParams,
  defaults: TableDefaults<Sort, Filters>,
): TableParams<Sort, Filters> {
  return allowed(readParams(search, startOf(defaults), defaults.prefix), defaults);
}

/** The state of a table, kept in the URL under the names of its query's variables. */
export function useTableParams<
  Sort extends string,
  Filters extends Record<string, Filter> = Record<never, never>,
>(defaults: TableDefaults<Sort, Filters>) {
  type Params = TableParams<Sort, Filters>;
  const start = startOf(defaults);
  const [inUrl, setInUrl] = useUrlParams<Params>(start, defaults.prefix);
  const key = JSON.stringify(allowed(inUrl, defaults));
  // The address follows in a transition. What is asked for must not change in it, and back, and again.
  const [shown, setShown] = useState<Params>(() => JSON.parse(key));
  const ahead = useRef<string[]>([]);
  const isPending = JSON.stringify(shown) !== key;

  useEffect(() => {
    const isOwn = ahead.current.includes(key);
    if (!isOwn || key === ahead.current.at(-1)) ahead.current = [];
    // The address changed elsewhere: the back button, or a link.
    if (!isOwn) setShown((last) => (JSON.stringify(last) === key ? last : JSON.parse(key)));
  }, [key]);

  function change(changes: Partial<Params>) {
    const next: Params = { ...shown, page: 1, ...changes };
    ahead.current.push(JSON.stringify(next));
    setShown(next);
    setInUrl(next);
  }

  return {
    /** What the viewer chose, and what to ask the server for. */
    shown,
    /** The address has not followed yet. */
    isPending,
    sizes: defaults.sizes ?? defaultSizes,
    /** Everything but another page begins on the first one. */
    change,
    clear: () => change({ ...start, perPage: shown.perPage }),
    isNarrowed: ['q', ...Object.keys(defaults.filters ?? {})].some(
      (name) => String(shown[name as keyof Params]) !== String(start[name as keyof Params]),
    ),
    /** Up, down, and back to the default order. */
    sort(by: Sort, isDescendingFirst = false) {
      const isSorted = shown.sortBy === by;
      if (!isSorted)
        return change({ sortBy: by, isDescending: isDescendingFirst } as Partial<Params>);

      const isSecond = shown.isDescending !== isDescendingFirst;
      const isDefault = start.sortBy === by;
      if (isSecond && !isDefault)
        change({ sortBy: start.sortBy, isDescending: start.isDescending } as Partial<Params>);
      else change({ isDescending: !shown.isDescending } as Partial<Params>);
    },
  };
}

/** What a table needs of it, whatever its filters are. */
export interface TableState<Sort extends string = string> {
  shown: ListParams<Sort>;
  isPending: boolean;
  sizes: readonly number[];
  isNarrowed: boolean;
  change: (changes: Partial<ListParams<Sort>>) => void;
  clear: () => void;
  sort: (by: Sort, isDescendingFirst?: boolean) => void;
}

function startOf<Sort extends string, Filters extends Record<string, Filter>>({
  sortBy,
  isDescending = false,
  perPage = 10,
  filters,
}: TableDefaults<Sort, Filters>) {
  return { q: '', page: 1, perPage, sortBy, isDescending, ...filters } as TableParams<
    Sort,
    Filters
  >;
}

function allowed<Sort extends string, Filters extends Record<string, Filter>>(
  params: TableParams<Sort, Filters>,
  defaults: TableDefaults<Sort, Filters>,
): TableParams<Sort, Filters> {
  const start = startOf(defaults);
  const { sizes = defaultSizes, sorts, choices = {} } = defaults;
  const checked: Record<string, unknown> = { ...params };

  if (!sizes.includes(params.perPage)) checked.perPage = start.perPage;
  if (!sorts.includes(params.sortBy)) checked.sortBy = start.sortBy;
  for (const [name, values = []] of Object.entries<readonly string[] | undefined>(choices)) {
    const value = checked[name];
    if (Array.isArray(value)) checked[name] = value.filter((one) => values.includes(one));
    else if (!values.includes(String(value))) checked[name] = start[name as keyof typeof start];
  }
  return checked as TableParams<Sort, Filters>;
}
