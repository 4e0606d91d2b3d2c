import { Breadcrumbs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCrumbs } from './useCrumbs.tsx';

export function Plain() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();

  return (
    <nav aria-label={t('demos.Plain')}>
      <Breadcrumbs separator={<span aria-hidden>/</span>}>{crumbs}</Breadcrumbs>
    </nav>
  );
}
