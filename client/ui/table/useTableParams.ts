import { useEffect, useRef, useState } from 'react';
import { readParams, useUrlParams } from '../../state/useUrlParams.ts';

type Filter = string | number | boolean | string[];

export interface TableDefaults<Sort extends string, Filters extends Record<string, Filter>> {
  /** The prefix of the URL parameters, if a screen has several tables. */
  prefix?: string;
  sortBy: Sort;
  /** The sort orders. Others in a URL fall back to the default. */
  sorts: readonly Sort[];
  isDescending?: boolean;
  perPage?: number;
  /** The page sizes. */
  sizes?: readonly number[];
  /** The filters with their default values. */
  filters?: Filters;
  /** Allowed values of filters. Others in a URL are ignored. */
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

/** The time in milliseconds that the URL waits for the response. */
const patience = 150;

const defaultSizes = [10, 25, 50, 100];

/**
 * Reads the URL parameters of a table before it is rendered. Invalid values fall back to the
 * defaults.
 */
export function readTableParams<Sort extends string, Filters extends Record<string, Filter>>(
  search: URLSearchParams,
  defaults: TableDefaults<Sort, Filters>,
): TableParams<Sort, Filters> {
  return allowed(readParams(search, createDefaults(defaults), defaults.prefix), defaults);
}

/** The state of a table in the URL, under the names of the query's variables. */
export function useTableParams<
  Sort extends string,
  Filters extends Record<string, Filter> = Record<never, never>,
>(defaults: TableDefaults<Sort, Filters>) {
  type Params = TableParams<Sort, Filters>;
  const start = createDefaults(defaults);
  const [inUrl, setInUrl] = useUrlParams<Params>(start, defaults.prefix);
  const key = JSON.stringify(allowed(inUrl, defaults));
  // The URL follows in a transition. The query variables must not change back and forth meanwhile.
  const [shown, setShown] = useState<Params>(() => JSON.parse(key));
  const last = useRef(key);
  const ahead = useRef<string[]>([]);
  const nextKey = JSON.stringify(shown);

  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    const isOwn = ahead.current.includes(key);
    if (!isOwn || key === ahead.current.at(-1)) ahead.current = [];
    // The URL has changed elsewhere: by the back button or a link.
    if (!isOwn) setShown(JSON.parse(key));
  }, [key]);

  // Navigating at once would delay the request. If the user leaves earlier, going back restores the
  // visible page.
  useEffect(() => {
    if (nextKey === key || nextKey === ahead.current.at(-1)) return;

    const pendingNavigation = new AbortController();
    const lead = () => {
      pendingNavigation.abort();
      ahead.current.push(nextKey);
      setInUrl(shown);
    };
    const timer = setTimeout(lead, patience);
    pendingNavigation.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, lead, { capture: true, signal: pendingNavigation.signal });
    }
    return () => pendingNavigation.abort();
  });

  const change = (changes: Partial<Params>) => setShown({ ...shown, page: 1, ...changes });

  return {
    /** The selected parameters and the query variables. */
    shown,
    sizes: defaults.sizes ?? defaultSizes,
    /** Every change except that of the page goes to the first page. */
    change,
    clear: () => change({ ...start, perPage: shown.perPage }),
    isNarrowed: ['q', ...Object.keys(defaults.filters ?? {})].some(
      (name) => String(shown[name as keyof Params]) !== String(start[name as keyof Params]),
    ),
    /** Cycles through ascending, descending and the default order. */
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

/** The part of the state that does not depend on the filters. */
export interface TableState<Sort extends string = string> {
  shown: ListParams<Sort>;
  sizes: readonly number[];
  isNarrowed: boolean;
  change: (changes: Partial<ListParams<Sort>>) => void;
  clear: () => void;
  sort: (by: Sort, isDescendingFirst?: boolean) => void;
}

function createDefaults<Sort extends string, Filters extends Record<string, Filter>>({
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
  const start = createDefaults(defaults);
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
