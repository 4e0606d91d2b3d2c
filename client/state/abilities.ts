import { useCallback } from 'react';
import { session, type UserData } from './session.ts';
import { useStore } from './store.ts';

/** A permission: an action on a subject. `manage` is every action, `all` is every subject. */
export interface Rule {
  action: string;
  subject: string;
}

const readEverything: Rule = { action: 'read', subject: 'all' };

/** The rules of a viewer without stored abilities. */
const defaultRules: Rule[] = [{ action: 'read', subject: 'Auth' }];

/** Returns whether one of the rules grants the action on the subject. */
export const isAllowed = (rules: Rule[], { action, subject }: Rule): boolean =>
  rules.some(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );

const can = (user: UserData | null, rule = readEverything) =>
  isAllowed(user?.ability ?? defaultRules, rule);

/** Whether the viewer has the permission. The default is to read everything. */
export const may = (rule?: Rule): boolean => can(session.get(), rule);

/** Returns `may` for a component, which renders again when another user signs in. */
export function useAbility(): (rule?: Rule) => boolean {
  const user = useStore(session);
  return useCallback((rule?: Rule) => can(user, rule), [user]);
}
