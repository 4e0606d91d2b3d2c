import type { FormattedExecutionResult } from 'graphql';
import { isFixedEvent } from '../commands/fixedEvents.ts';

type Result = FormattedExecutionResult | Promise<FormattedExecutionResult>;

/** The subscriptions with the same operation, variables and caller. */
interface Group {
  size: number;
  /** The latest event, and the result of the operation for it. */
  event?: object;
  result?: Result;
}

/**
 * Creates the results that subscriptions with equal keys share: an operation is executed once for each fixed event. With 1,000
 * subscribers, executing the operation took most of the time of an event.
 */
export function createSharedResults() {
  const groups = new Map<string, Group>();

  return {
    /** Adds a subscription to those with the same key. */
    join(key: string) {
      const group = groups.get(key) ?? { size: 0 };
      groups.set(key, group);
      group.size += 1;
      let isMember = true;

      return {
        /** Returns the result for an event. `payload` is the source value of the subscription, which has one root field. */
        share(payload: unknown, execute: () => Result): Result {
          const [event] = Object.values(payload ?? {});
          if (!isFixedEvent(event)) return execute();
          if (group.event !== event || !group.result) {
            group.event = event;
            group.result = execute();
          }
          return group.result;
        },

        /** Can be called twice. */
        leave() {
          if (!isMember) return;
          isMember = false;
          group.size -= 1;
          if (group.size === 0) groups.delete(key);
        },
      };
    },
  };
}
