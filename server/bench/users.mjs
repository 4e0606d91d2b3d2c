// Questions about users, in the words of each face.
import { answerTo, asking, countedBy, perPage } from './questions.mjs';

const fields = 'id fullName company role username country contact email currentPlan status avatar';
const pageQuery = `query Users($q: String!, $page: Int!, $perPage: Int!) {
  userPage(q: $q, page: $page, perPage: $perPage) { users { ${fields} } total }
}`;

export async function readUsers(origin) {
  const rest = await (await fetch(`${origin}/api/users/list/all-data`)).json();
  const { users } = await answerTo(origin, `{ users { ${fields} } }`);
  return { rest, graphql: users };
}

const pathOf = (path, query) => `${path}?${new URLSearchParams(query)}`;

export function askPage() {
  const page = 3;
  return [
    {
      rest: { path: pathOf('/api/users/list/data', { page, perPage }) },
      graphql: asking(pageQuery, { q: '', page, perPage }),
      jsonServer: { path: pathOf('/users', { _page: page, _limit: perPage }) },
      expected: (rows) => ({
        rows: rows.slice((page - 1) * perPage, page * perPage),
        total: rows.length,
      }),
    },
  ];
}

const terms = 60;

/** Looks for one name after the other, so that nobody can answer from memory. */
export function askNames({ rest: rows }) {
  const words = rows.flatMap(({ fullName }) => fullName.toLowerCase().split(' '));
  const names = [...new Set(words.filter((word) => /^[a-z]{4,}$/.test(word)))];
  // json-server looks in every field: what stands only in names is the same question to both.
  const asked = names.filter((name) => !rows.some((row) => isElsewhere(row, name)));
  return asked.slice(0, terms).map((q) => ({
    rest: { path: pathOf('/api/users/list/data', { q, perPage }) },
    graphql: asking(pageQuery, { q, page: 1, perPage }),
    jsonServer: { path: pathOf('/users', { q, _limit: perPage }) },
    expected: (kept) => {
      const found = kept.filter((row) =>
        [row.username, row.fullName].some((text) => text.toLowerCase().includes(q)),
      );
      return { rows: found.slice(0, perPage), total: found.length };
    },
  }));
}

function isElsewhere({ username, fullName, ...others }, name) {
  const has = (value) => String(value).toLowerCase().includes(name);
  return Object.values(others).some(has) && ![username, fullName].some(has);
}

export const usersIn = {
  rest: ({ users, total }) => ({ rows: users, total }),
  graphql: ({ data }) => ({ rows: data.userPage.users, total: data.userPage.total }),
  jsonServer: (rows, headers) => ({ rows, total: countedBy(headers) }),
};
