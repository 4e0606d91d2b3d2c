/**
 * The events whose fields contain all of their data, and that are the same object for all subscribers. The result of an operation
 * for such an event can be shared. A row of an own schema is not one: its relations can change while the row stays the same.
 */
const fixedEvents = new WeakSet<object>();

export const addFixedEvent = (event: object) => void fixedEvents.add(event);

export const isFixedEvent = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && fixedEvents.has(value);
