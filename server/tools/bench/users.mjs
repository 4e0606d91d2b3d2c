// Requests for users in each protocol.
import { createQueryRequest, fetchQuery, perPage, readTotal } from './requests.mjs';

const fields = 'id fullName company role username country contact email currentPlan status avatar';
const pageQuery = `query Users($q: String!, $page: Int!, $perPage: Int!) {
  userPage(q: $q, page: $page, perPage: $perPage) { users { ${fields} } total }
}`;

export async function fetchUsers(origin) {
  const rest = await (await fetch(`${origin}/api/users/list/all-data`)).json();
  const { users } = await fetchQuery(origin, `{ users { ${fields} } }`);
  return { rest, graphql: users };
}

const createPath = (path, query) => `${path}?${new URLSearchParams(query)}`;

export function createPageRequests() {
  const page = 3;
  return [
    {
      rest: { path: createPath('/api/users/list/data', { page, perPage }) },
      graphql: createQueryRequest(pageQuery, { q: '', page, perPage }),
      jsonServer: { path: createPath('/users', { _page: page, _limit: perPage }) },
      getExpectedRows: (rows) => ({
        rows: rows.slice((page - 1) * perPage, page * perPage),
        total: rows.length,
      }),
    },
  ];
}

const searchCount = 60;

/** Creates requests that search for different names, so that no server can use a cached response. */
export function createSearchRequests({ rest: rows }) {
  const words = rows.flatMap(({ fullName }) => fullName.toLowerCase().split(' '));
  const candidates = [...new Set(words.filter((word) => /^[a-z]{4,}$/.test(word)))];
  // Frontdesk searches only names, but json-server searches all fields. The result is the same for a word that only
  // names contain.
  const searchedNames = candidates.filter((name) => !rows.some((row) => isInOtherField(row, name)));
  return searchedNames.slice(0, searchCount).map((q) => ({
    rest: { path: createPath('/api/users/list/data', { q, perPage }) },
    graphql: createQueryRequest(pageQuery, { q, page: 1, perPage }),
    jsonServer: { path: createPath('/users', { q, _limit: perPage }) },
    getExpectedRows: (all) => {
      const found = all.filter((row) =>
        [row.username, row.fullName].some((text) => text.toLowerCase().includes(q)),
      );
      return { rows: found.slice(0, perPage), total: found.length };
    },
  }));
}

function isInOtherField({ username, fullName, ...otherFields }, name) {
  const contains = (value) => String(value).toLowerCase().includes(name);
  return Object.values(otherFields).some(contains) && ![username, fullName].some(contains);
}

export const userReaders = {
  rest: ({ users, total }) => ({ rows: users, total }),
  graphql: ({ data }) => ({ rows: data.userPage.users, total: data.userPage.total }),
  jsonServer: (rows, headers) => ({ rows, total: readTotal(headers) }),
};
