import { createBranchHeaders, currentPoint } from '../../data/branch.ts';
import { getDeviceTime } from '../../data/clock.ts';
import { readStored, storageKeys, tabStorage } from '../../data/storage.ts';
import { createStore } from '../../data/store.ts';

/** The accounts of the sample, with their passwords. */
const accounts: Record<string, string> = {
  'admin@demo.com': 'admin',
  'client@demo.com': 'client',
};

/** The identity of a request without an access token. */
export const guest = 'guest';
/** The identity of the user who is signed in to the dashboard. */
export const dashboardUser = 'dashboard';

/** Access tokens are valid for ten minutes. */
const maxTokenAge = 9 * 60_000;
const tokens = new Map<string, { token: Promise<string>; receivedAt: number }>();

const readDashboardToken = () => readStored(storageKeys.accessToken);

/** Whether the server serves an own schema: its pages contain examples, and it has none of the accounts. */
const hasOwnSchema = () => Boolean(globalThis.document?.getElementById('examples'));

/** Lists the identities that the requests of the page can have. */
export const listIdentities = (): string[] =>
  hasOwnSchema()
    ? [guest]
    : [guest, ...(readDashboardToken() ? [dashboardUser] : []), ...Object.keys(accounts)];

/** The identity of the requests of this tab: an account of the sample, a guest, or the user of the dashboard. */
export const currentIdentity = createStore(readIdentity());

function readIdentity(): string {
  const stored = tabStorage.getItem(storageKeys.explorerIdentity) ?? guest;
  return listIdentities().includes(stored) ? stored : guest;
}

export function selectIdentity(identity: string) {
  tabStorage.setItem(storageKeys.explorerIdentity, identity);
  currentIdentity.set(identity);
}

/** Signs in an account of the sample, unless its token is still valid. */
function getToken(email: string): Promise<string> {
  const stored = tokens.get(email);
  if (stored && getDeviceTime() - stored.receivedAt < maxTokenAge) return stored.token;
  const token = signIn(email);
  tokens.set(email, { token, receivedAt: getDeviceTime() });
  token.catch(() => tokens.delete(email));
  return token;
}

async function signIn(email: string): Promise<string> {
  const query =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email, password: accounts[email] } }),
  });
  const { data, errors } = await response.json();
  if (!data?.login) throw new Error(errors?.[0]?.message ?? `Sign-in failed: ${email}`);
  return data.login.accessToken;
}

/** Returns the headers of the branch and of the identity of this tab. */
export async function createCallerHeaders(): Promise<Record<string, string>> {
  const identity = currentIdentity.get();
  const headers = createBranchHeaders();
  if (identity === guest) return headers;
  const token = identity === dashboardUser ? readDashboardToken() : await getToken(identity);
  return { ...headers, authorization: `Bearer ${token}` };
}

/** Returns the names of the branches, with that of this tab. Empty if the server has no controls. */
export async function listBranches(): Promise<string[]> {
  const { authorization = '' } = await createCallerHeaders();
  const response = await fetch('/gateway/branches', {
    headers: { accept: 'application/json', ...(authorization && { authorization }) },
  });
  if (!response.ok) return [];
  const branches: { name: string }[] = await response.json();
  return [...new Set([...branches.map(({ name }) => name), currentPoint.get()])];
}
