import type { Gateway_RequestFragment } from '../../gql/gateway/graphql.ts';
import type { PanelView } from './view.ts';

export type Recorded = Gateway_RequestFragment;

/** More requests are not kept: the list shows what happens now. */
export const mostKept = 1000;

/** Adds requests, newest first. A request that is there already is not added again. */
export function addRequests(kept: Recorded[], added: Recorded[]): Recorded[] {
  const keptIds = new Set(kept.slice(0, added.length * 2).map(({ id }) => id));
  const all = [...added.filter(({ id }) => !keptIds.has(id)), ...kept];
  return all.sort((one, other) => other.id - one.id).slice(0, mostKept);
}

export const statusFilters = ['2', '3', '4', '5', 'failed'] as const;

/** Returns the requests that match the filters of the list. */
export function filterRequests(requests: Recorded[], { api, q, status }: PanelView): Recorded[] {
  if (!api && !q && !status) return requests;
  const text = q.toLowerCase();

  return requests.filter(
    (request) =>
      (!api || request.api === api) &&
      (!status || hasStatus(request, status)) &&
      (!text || `${nameOf(request)} ${request.url}`.toLowerCase().includes(text)),
  );
}

function hasStatus({ status, errorCode }: Recorded, filter: string): boolean {
  if (filter === 'failed') return status >= 400 || errorCode !== null;
  return String(status).startsWith(filter);
}

/** Returns the operation or the route of a request; empty for an operation without a name. */
export function nameOf({ api, operation, method, route, url }: Recorded): string {
  if (api === 'REST') return `${method} ${route ?? url}`;
  return operation ?? '';
}
