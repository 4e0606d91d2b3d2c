import { useEffect, useRef, useState } from 'react';
import { readParams, useUrlParams } from '../../navigation/useUrlParams.ts';

type Filter = string | number | boolean | string[];

export interface TableDefaults<Sort extends string, Filters extends Record<string, Filter>> {
  /** The prefix of the URL parameters, if a screen has several tables. */
  prefix?: string;
  sortBy: Sort;
  /** The available sort orders. Another one in a URL is replaced by the default. */
  sorts: readonly Sort[];
  isDescending?: boolean;
  perPage?: number;
  /** The available page sizes. */
  sizes?: readonly number[];
  /** The filters with their default values. */
  filters?: Filters;
  /** The allowed values of filters. Another value in a URL is ignored. */
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

/** The delay in milliseconds before the URL is updated, so that navigation does not delay the request. */
const urlDelay = 150;

const defaultSizes = [10, 25, 50, 100];

/**
 * Reads the URL parameters of a table before the table is rendered. Invalid values are replaced by
 * the defaults.
 */
export function readTableParams<Sort extends string, Filters extends Record<string, Filter>>(
  search: URLSearchParams,
  defaults: TableDefaults<Sort, Filters>,
): TableParams<Sort, Filters> {
  return validateParams(readParams(search, createDefaults(defaults), defaults.prefix), defaults);
}

/** Returns the parameters of a table, which are also in the URL. They are named like the query variables. */
export function useTableParams<
  Sort extends string,
  Filters extends Record<string, Filter> = Record<never, never>,
>(defaults: TableDefaults<Sort, Filters>) {
  type Params = TableParams<Sort, Filters>;
  const defaultParams = createDefaults(defaults);
  const [urlParams, setUrlParams] = useUrlParams<Params>(defaultParams, defaults.prefix);
  const key = JSON.stringify(validateParams(urlParams, defaults));
  // The URL changes later, in a transition. This state keeps the query variables stable until then.
  const [shown, setShown] = useState<Params>(() => JSON.parse(key));
  const lastKey = useRef(key);
  const pendingKeys = useRef<string[]>([]);
  const nextKey = JSON.stringify(shown);

  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    const isOwn = pendingKeys.current.includes(key);
    if (!isOwn || key === pendingKeys.current.at(-1)) pendingKeys.current = [];
    // The URL has changed elsewhere: by the back button or a link.
    if (!isOwn) setShown(JSON.parse(key));
  }, [key]);

  // Navigating at once would delay the request. A press or a key updates the URL at once: if it leaves
  // the screen, going back restores the visible page.
  useEffect(() => {
    if (nextKey === key || nextKey === pendingKeys.current.at(-1)) return;

    const pendingNavigation = new AbortController();
    const updateUrl = () => {
      pendingNavigation.abort();
      pendingKeys.current.push(nextKey);
      setUrlParams(shown);
    };
    const timer = setTimeout(updateUrl, urlDelay);
    pendingNavigation.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const eventName of ['pointerdown', 'keydown']) {
      window.addEventListener(eventName, updateUrl, {
        capture: true,
        signal: pendingNavigation.signal,
      });
    }
    return () => pendingNavigation.abort();
  });

  const change = (changes: Partial<Params>) => setShown({ ...shown, page: 1, ...changes });

  return {
    /** The current parameters, which the controls show and which are the query variables. */
    shown,
    sizes: defaults.sizes ?? defaultSizes,
    /** Changes parameters. Goes to the first page, unless the page is among the changes. */
    change,
    clear: () => change({ ...defaultParams, perPage: shown.perPage }),
    /** Whether there is a search or a filter. */
    isFiltered: ['q', ...Object.keys(defaults.filters ?? {})].some(
      (name) => String(shown[name as keyof Params]) !== String(defaultParams[name as keyof Params]),
    ),
    /** Cycles through ascending, descending and the default order. */
    sort(by: Sort, isDescendingFirst = false) {
      const isSorted = shown.sortBy === by;
      if (!isSorted)
        return change({ sortBy: by, isDescending: isDescendingFirst } as Partial<Params>);

      const isSecond = shown.isDescending !== isDescendingFirst;
      const isDefault = defaultParams.sortBy === by;
      if (isSecond && !isDefault)
        change({
          sortBy: defaultParams.sortBy,
          isDescending: defaultParams.isDescending,
        } as Partial<Params>);
      else change({ isDescending: !shown.isDescending } as Partial<Params>);
    },
  };
}

/** The part of the state that does not depend on the filters. */
export interface TableState<Sort extends string = string> {
  shown: ListParams<Sort>;
  sizes: readonly number[];
  isFiltered: boolean;
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

function validateParams<Sort extends string, Filters extends Record<string, Filter>>(
  params: TableParams<Sort, Filters>,
  defaults: TableDefaults<Sort, Filters>,
): TableParams<Sort, Filters> {
  const defaultParams = createDefaults(defaults);
  const { sizes = defaultSizes, sorts, choices = {} } = defaults;
  const validated: Record<string, unknown> = { ...params };

  if (!sizes.includes(params.perPage)) validated.perPage = defaultParams.perPage;
  if (!sorts.includes(params.sortBy)) validated.sortBy = defaultParams.sortBy;
  for (const [name, values = []] of Object.entries<readonly string[] | undefined>(choices)) {
    const value = validated[name];
    if (Array.isArray(value)) validated[name] = value.filter((item) => values.includes(item));
    else if (!values.includes(String(value)))
      validated[name] = defaultParams[name as keyof typeof defaultParams];
  }
  return validated as TableParams<Sort, Filters>;
}
