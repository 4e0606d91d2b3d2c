import {
  LoginDocument,
  LogoutDocument,
  RegisterDocument,
  type RegisterMutation,
  type RegisterMutationVariables,
  type SignedInFragment,
} from '../gql/session/graphql.ts';
import { sendOperation } from './sendOperation.ts';
import {
  forgetSession,
  forgetTyped,
  keepOwner,
  removeOtherInput,
  storedTokens,
  storedUser,
  storeSession,
  storeUser,
  type Tokens,
  type UserData,
} from './sessionStorage.ts';
import { storageKeys } from './storage.ts';
import { createStore, useStore } from './store.ts';

export type { UserData } from './sessionStorage.ts';

/** The signed-in viewer. Null if there is none. All tabs share it, unless a tab has its own. */
export const session = createStore<UserData | null>(storedUser());

/** Whether the last session has expired, as opposed to a sign-out. */
export const isExpired = createStore(false);

export const useViewer = (): UserData | null => useStore(session);

/** Returns the first screen of a user. */
export const getHomePath = (user: UserData | null): string =>
  user?.role === 'client' ? '/access-control' : '/';

export async function signIn(email: string, password: string, isRemembered: boolean) {
  const { login } = await sendOperation(LoginDocument, { email, password });
  beginSession(login.userData, login, isRemembered);
}

type Taken = NonNullable<RegisterMutation['registerUser']['error']>;

/** Registers an account and signs it in. Returns field errors if the email or username is taken. */
export async function register(account: RegisterMutationVariables): Promise<Taken | undefined> {
  const { registerUser } = await sendOperation(RegisterDocument, account);
  const { user, accessToken, refreshToken, error } = registerUser;
  if (!user || !accessToken || !refreshToken) return error ?? { email: null, username: null };

  beginSession(user, { accessToken, refreshToken }, true);
  return undefined;
}

/** Begins a session: stores the user that the server returned, and the tokens. */
export function beginSession(user: SignedInFragment, tokens: Tokens, isRemembered?: boolean) {
  const userData: UserData = { ...user, role: user.role === 'CLIENT' ? 'client' : 'admin' };
  removeOtherInput(userData.id);
  storeSession(userData, tokens, isRemembered);
  isExpired.set(false);
  follow();
}

/** Updates the names and the portrait of the viewer in the session. */
export function changeUser(changes: Partial<UserData>) {
  const user = storedUser();
  if (!user) return;
  storeUser({ ...user, ...changes });
  follow();
}

/** Ends the session without waiting for the response, and deletes unsaved input. */
export function signOut() {
  const { refreshToken } = storedTokens();
  if (refreshToken) void sendOperation(LogoutDocument, { refreshToken }).catch(() => null);
  forgetTyped();
  end(false);
}

export function expireSession() {
  const user = session.get();
  if (user) keepOwner(user.id);
  end(true);
}

function end(hasExpired: boolean) {
  forgetSession();
  isExpired.set(hasExpired);
  follow();
}

/** Applies the stored session, unless the user is unchanged. */
function follow() {
  const user = storedUser();
  if (JSON.stringify(user) !== JSON.stringify(session.get())) session.set(user);
}

/** Applies sign-ins and sign-outs of other tabs. */
export function followOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.userData) return;
    isExpired.set(true);
    follow();
  });
}
