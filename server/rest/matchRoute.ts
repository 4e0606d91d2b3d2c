type Pattern = Record<'method' | 'url', string>;

/** Returns the parameters of a path that matches `url`, such as `/products/:id`. */
function matchPath(url: string, path: string): Record<string, string> | undefined {
  const expected = url.split('/');
  const segments = path.split('/');
  if (segments.length !== expected.length) return undefined;

  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = expected[index];
    if (name?.startsWith(':') && segment !== '') params[name.slice(1)] = segment;
    else if (name !== segment) return undefined;
  }
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
  } catch {
    return undefined;
  }
}

/** Returns the route of a request, and the parameters in its path. A route with fewer parameters has precedence. */
export function matchRoute<Candidate extends Pattern>(
  routes: readonly Candidate[],
  method: string,
  path: string,
) {
  const matches = routes.flatMap((route) => {
    const params = route.method === method ? matchPath(route.url, path) : undefined;
    return params ? [{ route, params }] : [];
  });
  const countParams = ({ params }: { params: object }) => Object.keys(params).length;
  return matches.sort((a, b) => countParams(a) - countParams(b))[0];
}

/** Returns the methods that a path has routes for. */
export function listMethods(routes: readonly Pattern[], path: string): string[] {
  return routes.filter(({ url }) => matchPath(url, path)).map(({ method }) => method);
}
