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

/** How long the address waits for the answer to what it is going to say: ms. */
const patience = 150;

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
  const last = useRef(key);
  const ahead = useRef<string[]>([]);
  const wanted = JSON.stringify(shown);

  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    const isOwn = ahead.current.includes(key);
    if (!isOwn || key === ahead.current.at(-1)) ahead.current = [];
    // The address changed elsewhere: the back button, or a link.
    if (!isOwn) setShown(JSON.parse(key));
  }, [key]);

  // To lead the whole screen to another address would keep the answer waiting. Whoever acts before it
  // has come may leave, and finds on the way back what was shown.
  useEffect(() => {
    if (wanted === key || wanted === ahead.current.at(-1)) return;

    const waiting = new AbortController();
    const lead = () => {
      waiting.abort();
      ahead.current.push(wanted);
      setInUrl(shown);
    };
    const timer = setTimeout(lead, patience);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, lead, { capture: true, signal: waiting.signal });
    }
    return () => waiting.abort();
  });

  const change = (changes: Partial<Params>) => setShown({ ...shown, page: 1, ...changes });

  return {
    /** What the viewer chose, and what to ask the server for. */
    shown,
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
