// Requests for users, for each protocol.
import { fetchQuery, perPage, readTotal, sendQuery } from './requests.mjs';

const fields = 'id fullName company role username country contact email currentPlan status avatar';
const pageQuery = `query Users($q: String!, $page: Int!, $perPage: Int!) {
  userPage(q: $q, page: $page, perPage: $perPage) { users { ${fields} } total }
}`;

export async function fetchUsers(origin) {
  const rest = await (await fetch(`${origin}/api/users/list/all-data`)).json();
  const { users } = await fetchQuery(origin, `{ users { ${fields} } }`);
  return { rest, graphql: users };
}

const addQuery = (path, query) => `${path}?${new URLSearchParams(query)}`;

export function listPage() {
  const page = 3;
  return [
    {
      rest: { path: addQuery('/api/users/list/data', { page, perPage }) },
      graphql: sendQuery(pageQuery, { q: '', page, perPage }),
      jsonServer: { path: addQuery('/users', { _page: page, _limit: perPage }) },
      expected: (rows) => ({
        rows: rows.slice((page - 1) * perPage, page * perPage),
        total: rows.length,
      }),
    },
  ];
}

const nameCount = 60;

/** Returns searches for different names, so that no server can use a cached response. */
export function searchNames({ rest: rows }) {
  const words = rows.flatMap(({ fullName }) => fullName.toLowerCase().split(' '));
  const candidates = [...new Set(words.filter((word) => /^[a-z]{4,}$/.test(word)))];
  // json-server searches all fields. Frontdesk and json-server find the same rows if only names contain the word.
  const uniqueNames = candidates.filter((name) => !rows.some((row) => isInOtherField(row, name)));
  return uniqueNames.slice(0, nameCount).map((q) => ({
    rest: { path: addQuery('/api/users/list/data', { q, perPage }) },
    graphql: sendQuery(pageQuery, { q, page: 1, perPage }),
    jsonServer: { path: addQuery('/users', { q, _limit: perPage }) },
    expected: (all) => {
      const found = all.filter((row) =>
        [row.username, row.fullName].some((text) => text.toLowerCase().includes(q)),
      );
      return { rows: found.slice(0, perPage), total: found.length };
    },
  }));
}

function isInOtherField({ username, fullName, ...others }, name) {
  const contains = (value) => String(value).toLowerCase().includes(name);
  return Object.values(others).some(contains) && ![username, fullName].some(contains);
}

export const readUsers = {
  rest: ({ users, total }) => ({ rows: users, total }),
  graphql: ({ data }) => ({ rows: data.userPage.users, total: data.userPage.total }),
  jsonServer: (rows, headers) => ({ rows, total: readTotal(headers) }),
};
