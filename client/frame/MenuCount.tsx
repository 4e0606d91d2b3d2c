import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { MenuCount as Count } from '../feature.ts';
import { MenuBadge } from './MenuBadge.tsx';

/** The number beside an entry. The number 0 is not shown. */
export function MenuCount({ query, getCount, label }: Count) {
  const { t } = useTranslation('app');
  const { data } = useQuery(query, { fetchPolicy: 'cache-only' });
  const count = data ? getCount(data as never) : 0;
  if (count === 0) return null;

  return (
    <>
      <MenuBadge badge={{ kind: 'count', tone: 'danger' }} count={count} />
      <span className="fd-sr-only">{t(`menuCount.${label}`)}</span>
    </>
  );
}
