import type { Activity } from '../../gql/types.ts';

/** The counts of this feature. The resolvers of other features add theirs. */
export type ActivityRow = Pick<Activity, 'views' | 'orders' | 'returns'>;
