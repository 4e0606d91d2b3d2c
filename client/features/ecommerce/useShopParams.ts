import { useState } from 'react';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { defaultParams, type ShopParams } from './shopParams.ts';

/** Returns the URL parameters of the shop, and the latest parameters: they include changes whose results are loading. */
export function useShopParams() {
  const [params, setParams] = useUrlParams(defaultParams);
  const key = JSON.stringify(params);
  const [pending, setPending] = useState<{ params: ShopParams; from: string } | null>(null);
  // A navigation keeps the old URL until the data has loaded.
  const isPending =
    pending !== null && pending.from === key && JSON.stringify(pending.params) !== key;
  const latestParams = isPending ? pending.params : params;

  /** Changes parameters. Unless the changes contain a page, the shop returns to the first page. */
  function change(changes: Partial<ShopParams>) {
    const next = { ...latestParams, page: 1, ...changes };
    setPending({ params: next, from: key });
    setParams(next);
  }

  return { latestParams, isPending, change };
}
