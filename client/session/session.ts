import { sendOperation } from '../data/sendOperation.ts';
import { deleteUserInput, storageKeys } from '../data/storage.ts';
import { createStore, useStore } from '../data/store.ts';
import {
  LoginDocument,
  LogoutDocument,
  RegisterDocument,
  type RegisterMutation,
  type RegisterMutationVariables,
  type SignedInFragment,
} from '../gql/session/graphql.ts';
import { announceEnd, announceSession, shareSession } from './sharedSession.ts';
import {
  deleteInputOfOthers,
  deleteStoredSession,
  hasInputOwner,
  readStoredTokens,
  readStoredUser,
  readTabSession,
  storeInputOwner,
  storeSession,
  storeUser,
  type Tokens,
  type UserData,
} from './storedSession.ts';

export type { UserData } from './storedSession.ts';

/** The signed-in viewer, or null. All tabs share the session, except a tab in which the viewer was not remembered. */
export const session = createStore<UserData | null>(readStoredUser());

/** Whether the last session has expired. False after a sign-out. */
export const isExpired = createStore(false);

export const useViewer = (): UserData | null => useStore(session);

/** Returns the path of the home page of a user. */
export const getHomePath = (user: UserData | null): string =>
  user?.role === 'client' ? '/access-control' : '/';

export async function signIn(email: string, password: string, isRemembered: boolean) {
  const { login } = await sendOperation(LoginDocument, { email, password });
  beginSession(login.userData, login, isRemembered);
}

type FieldErrors = NonNullable<RegisterMutation['registerUser']['error']>;

/** Registers an account and signs in. Returns field errors if the email or the username is taken. */
export async function register(
  account: RegisterMutationVariables,
): Promise<FieldErrors | undefined> {
  const { registerUser } = await sendOperation(RegisterDocument, account);
  const { user, accessToken, refreshToken, error } = registerUser;
  if (!user || !accessToken || !refreshToken) return error ?? { email: null, username: null };

  beginSession(user, { accessToken, refreshToken }, true);
  return undefined;
}

/** Begins a session with the user and the tokens that the server returned. */
export function beginSession(user: SignedInFragment, tokens: Tokens, isRemembered?: boolean) {
  const userData: UserData = { ...user, role: user.role === 'CLIENT' ? 'client' : 'admin' };
  deleteInputOfOthers(userData.id);
  storeSession(userData, tokens, isRemembered);
  announceSession();
  isExpired.set(false);
  updateSession();
}

/** Changes properties of the viewer in the session, such as the name and the portrait. */
export function changeUser(changes: Partial<UserData>) {
  const user = readStoredUser();
  if (!user) return;
  storeUser({ ...user, ...changes });
  announceSession();
  updateSession();
}

/** Signs out without waiting for the response of the server, and deletes stored input. */
export function signOut() {
  const { refreshToken } = readStoredTokens();
  if (refreshToken) void sendOperation(LogoutDocument, { refreshToken }).catch(() => null);
  deleteUserInput();
  endSession(false);
}

/** Ends the session, and keeps the stored input for the same user. */
export function expireSession() {
  const user = session.get();
  if (user) storeInputOwner(user.id);
  endSession(true);
}

function endSession(hasExpired: boolean) {
  if (readTabSession()) announceEnd(hasExpired);
  deleteStoredSession();
  isExpired.set(hasExpired);
  updateSession();
}

/** Updates the store with the user in the storage. */
function updateSession() {
  const user = readStoredUser();
  if (JSON.stringify(user) !== JSON.stringify(session.get())) session.set(user);
}

/** Updates the session when a user signs in or out in another tab. */
export function handleSessionChangesOfOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.userData) return;
    // A tab in which the session expires stores the owner of the input. A tab in which the user signs out deletes all input.
    const hasExpired = readStoredUser() === null && hasInputOwner();
    if (!hasExpired && readStoredUser() === null) deleteUserInput();
    isExpired.set(hasExpired);
    updateSession();
  });
}

/** Shares a session that is not remembered with the other tabs. Returns the function that ends the exchange. */
export const shareSessionWithOtherTabs = () =>
  shareSession({
    onSession() {
      isExpired.set(false);
      updateSession();
    },
    onEnd(hasExpired) {
      if (!hasExpired) deleteUserInput();
      deleteStoredSession();
      isExpired.set(hasExpired);
      updateSession();
    },
  });
