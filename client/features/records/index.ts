import type { Feature } from '../../feature.ts';
import { ChangeCursorDocument } from '../../gql/records/graphql.ts';
import { LiveChanges } from './LiveChanges.tsx';

/** Keeps all screens up to date, and shows the changes of a record. */
export const records: Feature = {
  name: 'records',
  frameQuery: ChangeCursorDocument,
  overlay: LiveChanges,
  sharedComponents: {
    'records.history': async () => (await import('./RecordHistory.tsx')).RecordHistory,
  },
};
