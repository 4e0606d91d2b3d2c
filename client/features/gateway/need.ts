import type { Rule } from '../../feature.ts';

/** The control panel changes data of everybody. With `AUTH=enforce`, the server requires the same. */
export const need: Rule = { action: 'manage', subject: 'all' };
