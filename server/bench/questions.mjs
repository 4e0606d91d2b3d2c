/** How many rows a page has, in every question for one. */
export const perPage = 10;

/** A request that sends JSON. */
export function sending(method, path, body) {
  return {
    path,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export const asking = (query, variables) => sending('POST', '/graphql', { query, variables });

/** The answer of our own server to a query it is not measured by. */
export async function answerTo(origin, query) {
  const { path, ...request } = asking(query);
  const { data, errors } = await (await fetch(origin + path, request)).json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** What json-server says about the whole of a list stands in a header. */
export const countedBy = (headers) => Number(headers.get('x-total-count'));

export const whole = (rows) => ({ rows, total: rows.length });
