import { useEffect, useState } from 'react';

/**
 * Returns the value of the last committed render, for the variables of a query. While a transition is suspended, React
 * renders the component with the old and the new value. A suspense query would request both in an endless loop.
 */
export function useCommittedValue<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [committed, setCommitted] = useState({ value, key });

  useEffect(() => setCommitted({ value: JSON.parse(key), key }), [key]);

  return committed.value;
}
