import type { Gateway_RequestFragment } from '../../gql/gateway/graphql.ts';
import type { PanelView } from './panelView.ts';

export type RecordedRequest = Gateway_RequestFragment;

/** The maximum number of requests in the list. Older requests are removed. */
export const maxRequests = 1000;

/** Adds requests, newest first. A request that is already in the list is not added again. */
export function addRequests(
  requests: RecordedRequest[],
  added: RecordedRequest[],
): RecordedRequest[] {
  const ids = new Set(requests.slice(0, added.length * 2).map(({ id }) => id));
  const all = [...added.filter(({ id }) => !ids.has(id)), ...requests];
  return all.sort((a, b) => b.id - a.id).slice(0, maxRequests);
}

/** The filters by status: the first digit of an HTTP status, or any failure. */
export const statusFilters = ['2', '3', '4', '5', 'failed'] as const;

/** Returns the requests that match the filters of the list. */
export function filterRequests(
  requests: RecordedRequest[],
  { api, q, status }: PanelView,
): RecordedRequest[] {
  if (!api && !q && !status) return requests;
  const text = q.toLowerCase();

  return requests.filter(
    (request) =>
      (!api || request.api === api) &&
      (!status || matchesStatus(request, status)) &&
      (!text || `${getRequestName(request)} ${request.url}`.toLowerCase().includes(text)),
  );
}

function matchesStatus({ status, errorCode }: RecordedRequest, filter: string): boolean {
  if (filter === 'failed') return status >= 400 || errorCode !== null;
  return String(status).startsWith(filter);
}

/** Returns the operation or the route of a request, or an empty string for an operation without a name. */
export function getRequestName({ api, operation, method, route, url }: RecordedRequest): string {
  if (api === 'REST') return `${method} ${route ?? url}`;
  return operation ?? '';
}
