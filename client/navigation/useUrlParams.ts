import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './useChangeSearch.ts';

/**
 * Keeps the parameters of a screen in the query string, under the names of the query variables. Values that are equal to
 * their defaults are omitted. Other parameters of the URL are kept. On a screen with several lists, each list has a prefix.
 */
export function useUrlParams<Params extends object>(defaults: Params, prefix = '') {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();

  const params = readParams(search, defaults, prefix);

  function setParams(changes: Partial<Params>) {
    changeSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          const text = String(value ?? '');
          if (text === String(defaults[name as keyof Params])) next.delete(prefix + name);
          else next.set(prefix + name, text);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [params, setParams] as const;
}

/** Returns the parameters in a query string, each with the type of its default. */
export function readParams<Params extends object>(
  search: URLSearchParams,
  defaults: Params,
  prefix = '',
): Params {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [
      name,
      parseParam(search.get(prefix + name), fallback),
    ]),
  ) as Params;
}

/** The largest `Int` of GraphQL. */
const maxInt = 2 ** 31 - 1;

/** Parses the value of a parameter with the type of its default. Returns the default for an invalid value. */
function parseParam(text: string | null, fallback: unknown) {
  if (text === null) return fallback;
  if (Array.isArray(fallback)) return text.split(',').filter(Boolean);
  if (typeof fallback === 'boolean') return text === 'true' || (text !== 'false' && fallback);
  if (typeof fallback !== 'number') return text;

  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= maxInt ? number : fallback;
}
