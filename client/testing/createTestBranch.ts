/** Creates a client for a branch. Requests of other branches do not see its data, which begins with the sample. */
export function createTestBranch(origin: string, name: string) {
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
