import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Returns links to the parent pages, and the name of the current page. */
export function useCrumbs() {
  const { t } = useTranslation('breadcrumbs');

  return [
    <Anchor key="home" component={Link} to="/">
      {t('home')}
    </Anchor>,
    <Anchor key="shop" component={Link} to="/apps/todo">
      {t('shop')}
    </Anchor>,
    <Text key="lamps" span c="dimmed" aria-current="page">
      {t('lamps')}
    </Text>,
  ];
}
