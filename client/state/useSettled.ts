import { useEffect, useState } from 'react';

/**
 * Returns a value that changes only after the screen is shown, for the variables of a query. React prepares a
 * navigation while the previous screen is still shown. Variables that differ in both would be requested without end.
 */
export function useSettled<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ value, key });

  useEffect(() => setSettled({ value: JSON.parse(key), key }), [key]);

  return settled.value;
}
