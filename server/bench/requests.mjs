/** The rows per page of all requests for a page. */
export const perPage = 10;

export function sendJson(method, path, body) {
  return {
    path,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export const sendQuery = (query, variables) => sendJson('POST', '/graphql', { query, variables });

/** Returns the data of a query that is not measured. */
export async function fetchQuery(origin, query) {
  const { path, ...request } = sendQuery(query);
  const { data, errors } = await (await fetch(origin + path, request)).json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Returns the length of the whole list, which json-server sends in a header. */
export const readTotal = (headers) => Number(headers.get('x-total-count'));

export const toWholeList = (rows) => ({ rows, total: rows.length });
