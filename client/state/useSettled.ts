import { useEffect, useState } from 'react';

/**
 * What a query is to ask for, once it is on the screen. A navigation is prepared beside the screen that is
 * still up; a query that changed its mind in one of the two and back in the other would ask without end.
 */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ value, key });

  useEffect(() => setSettled({ value: JSON.parse(key), key }), [key]);

  return settled.value;
}
