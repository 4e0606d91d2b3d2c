import type { StoreChange } from '../store/table/tableTypes.ts';
import type { EventSource } from './events.ts';

/** The topic of the changes of all rows. */
export const changesTopic = 'changes';

/** The number of rows of a type in one command from which one event stands for all of them. */
const maxRows = 50;

/** Publishes the rows that a command has changed: an event for each row, or one for all of a type if there are many. */
export function publishChanges(events: Pick<EventSource, 'publish'>, changes: StoreChange[]) {
  const counts = new Map<string, number>();
  for (const { type } of changes) counts.set(type, (counts.get(type) ?? 0) + 1);
  const isMany = ({ type }: StoreChange) => (counts.get(type) ?? 0) > maxRows;
  for (const change of changes) if (!isMany(change)) events.publish(changesTopic, change);
  for (const type of new Set(changes.filter(isMany).map((change) => change.type))) {
    events.publish(changesTopic, { type, id: null, kind: 'CHANGED' } satisfies StoreChange);
  }
}
