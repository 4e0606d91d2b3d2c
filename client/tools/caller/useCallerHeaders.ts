import { useEffect, useState } from 'react';
import { createBranchHeaders, currentPoint } from '../../data/branch.ts';
import { createCallerHeaders, currentIdentity } from './caller.ts';

/** Returns the headers of the branch and of the identity. The token of the identity follows when the sign-in has succeeded. */
export function useCallerHeaders(): Record<string, string> {
  const [headers, setHeaders] = useState(createBranchHeaders);

  useEffect(() => {
    let updates = 0;
    const update = () => {
      updates += 1;
      const number = updates;
      const show = (received: Record<string, string>) => number === updates && setHeaders(received);
      createCallerHeaders().then(show, () => show(createBranchHeaders()));
    };
    update();
    const unsubscribe = [currentPoint, currentIdentity].map((store) => store.subscribe(update));
    return () => {
      updates += 1;
      for (const end of unsubscribe) end();
    };
  }, []);

  return headers;
}
