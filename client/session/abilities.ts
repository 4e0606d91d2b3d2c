import { useCallback } from 'react';
import { hasOwnSchema } from '../config.ts';
import { useStore } from '../data/store.ts';
import { session, type UserData } from './session.ts';

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

/** An own schema has no accounts. Everybody may do everything. */
const hasPermission = (user: UserData | null, rule = readEverything) =>
  hasOwnSchema || isAllowed(user?.ability ?? defaultRules, rule);

/** Returns whether the viewer has a permission. The default is the permission to read everything. */
export const can = (rule?: Rule): boolean => hasPermission(session.get(), rule);

/** Returns `can` for a component, and renders the component again when another user signs in. */
export function useAbility(): (rule?: Rule) => boolean {
  const user = useStore(session);
  return useCallback((rule?: Rule) => hasPermission(user, rule), [user]);
}
