import { Ability } from '@casl/ability';
import { useCallback } from 'react';
import { session, type UserData } from './session.ts';
import { useStore } from './store.ts';

/** An ability as the rules of a signed-in person grant it. */
export interface Need {
  action: string;
  subject: string;
}

/** What is open to everybody who may sign in, and to nobody else. */
const everything: Need = { action: 'read', subject: 'all' };
const stranger: Need[] = [{ action: 'read', subject: 'Auth' }];

const rulesOf = (user: UserData | null) => user?.ability ?? stranger;

/** What the viewer may do; follows every sign-in and sign-out. */
export const ability = new Ability(rulesOf(session.get()));
session.subscribe(() => ability.update(rulesOf(session.get())));

/** Without a need: whether everything may be read. */
export const may = ({ action, subject }: Need = everything): boolean =>
  ability.can(action, subject);

/** The same for a component, which is drawn again when somebody else signs in. */
export function useAbility(): (need?: Need) => boolean {
  const user = useStore(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in decides the answer
  return useCallback((need?: Need) => may(need), [user]);
}
