import type { Rule } from '../../feature.ts';

/**
 * The ability that the control panel requires, because it changes the data of all users. With `AUTH=enforce`, the server
 * requires the same ability.
 */
export const requiredAbility: Rule = { action: 'manage', subject: 'all' };
