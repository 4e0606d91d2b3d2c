/** Returns a branch for the tests of one worker: it begins with the sample, and no other worker sees it. */
export function testBranch(origin: string, name: string) {
  const headers = { 'content-type': 'application/json', 'x-branch': name };
  const get = async (path: string) => (await fetch(origin + path, { headers })).json();
  const post = (path: string, body: object) =>
    fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    headers,
    reset: () => post('/gateway/reset', {}),
    setFaults: (rules: object[]) => post('/gateway/faults', { rules }),
    requests: (route: string) => get(`/gateway/requests?route=${encodeURIComponent(route)}`),
    journal: () => get('/gateway/journal'),
  };
}
