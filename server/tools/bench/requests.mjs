/** The page size of all requests for a page. */
export const perPage = 10;

/** Returns a request for `fetch` and autocannon, with the path separately. */
export function createJsonRequest(method, path, body) {
  return {
    path,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export const createQueryRequest = (query, variables) =>
  createJsonRequest('POST', '/graphql', { query, variables });

/** Returns the data of a query that is not measured. */
export async function fetchQuery(origin, query) {
  const { path, ...request } = createQueryRequest(query);
  const { data, errors } = await (await fetch(origin + path, request)).json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Reads the length of the whole list from the header of json-server. */
export const readTotal = (headers) => Number(headers.get('x-total-count'));

/** Returns the result of a request without pagination. */
export const toFullList = (rows) => ({ rows, total: rows.length });
