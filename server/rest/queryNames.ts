import { distance } from 'fastest-levenshtein';
import { visit } from 'graphql';
import { badInput } from '../errors.ts';
import type { GatewayRequest } from '../request/gatewayRequest.ts';
import type { Route } from './route.ts';

/** The names that other APIs have for parameters of this API. */
const synonyms: Record<string, string[]> = {
  q: ['query', 'search', 'searchTerm', 'keyword', 'term', 'text', 'find', 'contains', 'like'],
  sortBy: ['sort', 'sorting', 'order', 'orderBy', 'ordering', 'sortOrder', 'sortDir', 'direction'],
  perPage: ['limit', 'pageSize', 'size', 'count', 'take', 'first', 'top', 'itemsPerPage', 'rows'],
  page: [
    'pageNumber',
    'pageIndex',
    'pageNo',
    'offset',
    'skip',
    'start',
    'after',
    'before',
    'cursor',
  ],
};

/** Further names that clients give to filters. */
const filterNames =
  'filter filterBy where tag label category folder type status state role currentPlan plan calendars from to since until';

/** Typing errors are looked for in names up to this length. */
const maxNameLength = 40;

const foldName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/s$/, '');

/** Returns whether two folded names differ by a typing error. Short names differ from too many others. */
const isTypingError = (fold: string, knownFold: string) =>
  knownFold.length >= 4 &&
  fold.length <= maxNameLength &&
  distance(fold, knownFold) <= (knownFold.length < 6 ? 1 : 2);

/**
 * Creates a function that throws `BAD_USER_INPUT` for a parameter that a client means as a filter, an order or a page, but
 * that the route does not have, so that none of them is ignored by mistake. These are names that differ from a known one by
 * their spelling, names from other APIs and, on routes that read, names of fields of the response. Other unknown names,
 * such as `_=1` of a browser that avoids its cache, are ignored. Controls refuse all unknown names without `_`.
 */
export function createNameCheck(
  { method, operation, isControl }: Pick<Route, 'method' | 'operation' | 'isControl'>,
  inputNames: readonly string[],
) {
  const names = new Set([...inputNames, 'branch']);
  const nameByFold = new Map([...names].map((name) => [foldName(name), name]));
  const refusedFolds = new Set(method === 'GET' && !isControl ? listFilterFolds(operation) : []);

  const findSynonym = (fold: string) =>
    inputNames.find((name) => synonyms[name]?.some((synonym) => foldName(synonym) === fold));

  function findTypingError(fold: string): string | undefined {
    for (const [knownFold, name] of nameByFold) if (isTypingError(fold, knownFold)) return name;
    return undefined;
  }

  return (query: GatewayRequest['query']) => {
    for (const key in query) {
      const plain = key.split(/[.[]/, 1)[0] ?? '';
      if (names.has(plain) && key[plain.length] !== '.') continue;
      const fold = foldName(plain);
      const isFilter = refusedFolds.has(fold);
      const name =
        nameByFold.get(fold) ?? findSynonym(fold) ?? (isFilter ? undefined : findTypingError(fold));
      if (name !== undefined) throw badInput(key, `is not supported. Use ${name}.`);
      if (isFilter || (isControl && !key.startsWith('_'))) {
        throw badInput(key, `is not supported. ${describeNames(inputNames)}`);
      }
    }
  };
}

const describeNames = (names: readonly string[]) =>
  names.length === 0 ? 'The route has no parameters.' : `Use ${names.join(', ')}.`;

/** Returns the folded names that clients can mean as filters of a route, also the names of the fields that it returns. */
function listFilterFolds(operation: Route['operation']): string[] {
  const names = [...filterNames.split(' '), ...Object.keys(synonyms)];
  names.push(...Object.values(synonyms).flat());
  visit(operation, {
    Field({ name, alias }) {
      names.push((alias ?? name).value);
    },
  });
  return names.map(foldName);
}
