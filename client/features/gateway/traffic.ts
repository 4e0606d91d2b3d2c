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
  const text = q.toLowerCase();

  return requests.filter(
    (request) =>
      (api.length === 0 || api.includes(request.api)) &&
      (status.length === 0 || status.some((filter) => matchesStatus(request, filter))) &&
      (!text || `${getRequestName(request)} ${request.url}`.toLowerCase().includes(text)),
  );
}

function matchesStatus(request: RecordedRequest, filter: string): boolean {
  return filter === 'failed' ? hasFailed(request) : String(request.status).startsWith(filter);
}

const hasFailed = ({ status, errorCode }: RecordedRequest) => status >= 400 || errorCode !== null;

/** Returns the share of failed requests, 0 to 1. Zero without requests. */
export const getErrorRate = (requests: RecordedRequest[]): number =>
  requests.filter(hasFailed).length / Math.max(requests.length, 1);

/** Returns the operation or the route of a request, or an empty string for an operation without a name. */
export function getRequestName({ api, operation, method, route, url }: RecordedRequest): string {
  if (api === 'REST') return `${method} ${route ?? url}`;
  return operation ?? '';
}
