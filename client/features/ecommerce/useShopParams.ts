import { useState } from 'react';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { defaults, type ShopParams } from './shopView.ts';

/** What the shop's address says, and what was chosen since, while the answer is on its way. */
export function useShopParams() {
  const [params, setParams] = useUrlParams(defaults);
  const key = JSON.stringify(params);
  const [asked, setAsked] = useState<{ params: ShopParams; from: string } | null>(null);
  // A screen that suspends keeps its old address until there is an answer.
  const isPending = asked !== null && asked.from === key && JSON.stringify(asked.params) !== key;
  const shown = isPending ? asked.params : params;

  /** Everything but another page or view begins on the first page. */
  function change(changes: Partial<ShopParams>) {
    const next = { ...shown, page: 1, ...changes };
    setAsked({ params: next, from: key });
    setParams(next);
  }

  return { params, shown, isPending, change };
}
